import type { TopicId } from '#domain/guide/topics.ts'

/** What a new file needs to know before it can be written. */
export interface NewGuide {
  id: number
  title: string
  topic: TopicId
  /** The day on which it is written, as 2026-11-21. */
  today: string
}

/** Text to replace stands between these. The check reminds a writer of it. */
export const PLACE_TO_FILL = /\[Write .+?\]/

/** The smallest number that no guide has. */
export function nextFreeId(taken: readonly number[]): number {
  const ids = new Set(taken)
  let id = 1
  while (ids.has(id)) id += 1
  return id
}

/** "Wi-Fi won't connect" becomes "wifi-wont-connect": the part of the file name behind the number. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/wi-fi/g, 'wifi')
    .replace(/['’\p{M}]/gu, '')
    .match(/[a-z0-9]+/g)
  return words?.slice(0, 6).join('-') ?? 'new-guide'
}

export const newGuideFile = ({ id, title }: NewGuide) =>
  `src/content/guides/${id}-${slugOf(title)}.md`

/** Half a year later: the usual time to look at a guide again. */
function reviewAfter(today: string): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 6)
  return date.toISOString().slice(0, 10)
}

/** A file with every part, that already passes the check. */
export function newGuideText(guide: NewGuide): string {
  // JSON's quotes are YAML's too, and a title may hold a colon or a quote.
  return `---
id: ${guide.id}
title: ${JSON.stringify(guide.title)}
sub_description: "[Write one sentence of 60 to 160 characters: what goes wrong, and what this guide does.]"
topic: ${guide.topic}
symptoms:
  fix-1:
    - "[Write what the reader sees when Fix 1 is the answer]"
    - "[Write how people type it, number 2]"
    - "[Write how people type it, number 3]"
    - "[Write a wrong name for it, number 4]"
    - "[Write the words of the error, number 5]"
  still:
    - "[Write what only a technician can answer]"
applies_to: [windows-11, windows-10]
kind: any
difficulty: easy
minutes: { typical: 10, most: 30 }
needs: []
risk: reversible
related: []
confused_with: []
reviewed: ${guide.today}
next_review: ${reviewAfter(guide.today)}
sources:
  - title: "[Write the name of the official page]"
    url: https://support.microsoft.com
---

[Write at least 200 characters here.] Say in plain words what is going on. Say what the fixes do, and in which order. These first lines are all that a visitor sees before the guide opens. They must make sense alone. Say whether the files of the reader are safe.

:::before
- [Write what to do before the first fix, or remove this block.]
:::

## Fix 1: [Write the smallest turn that often helps]

Time: 5 minutes, easy.

How to tell: [Write a check that anybody can do, or remove this line.]

1. [Write one action, the place first.]
   - Windows 11: Go to **Settings > System**.
   - Windows 10: Go to **Settings > System**.
2. [Write the next action.]

:::expect
[Write what the reader sees when it worked.]
:::

:::undo
[Write how to put it back, or: Nothing to undo.]
:::

## Still not fixed?

- [Write what to tell a technician.]
- [Write which guide to read next, with a link such as /issue/7.]
`
}
