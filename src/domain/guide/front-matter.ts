import * as v from 'valibot'

import { day, httpsAddress, sentence } from '#domain/fields.ts'
import { systemIds } from '#domain/guide/systems.ts'
import { topicIds } from '#domain/guide/topics.ts'
import { Symptoms } from './symptoms.ts'

const oneOf = (values: readonly string[]) => `Write one of: ${values.join(', ')}.`

const whole = (least: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message))

const guideId = whole(1, 'Write the number of a guide, 1 or more, without quotes.')

const siteOrHttpsAddress = v.union(
  [v.pipe(v.string(), v.regex(/^\/[^/\s]\S*$/)), httpsAddress],
  'Write an address that begins with https://, or a path of this site that begins with /.',
)

const topicMessage = oneOf(topicIds)
const systemMessage = `${oneOf([...systemIds, 'any'])} Put several between [ and ].`
const kinds = ['laptop', 'desktop', 'any'] as const
export const difficulties = ['easy', 'moderate', 'advanced'] as const
const risks = ['none', 'reversible', 'data-loss', 'hardware', 'safety'] as const

export type Difficulty = (typeof difficulties)[number]
export type Risk = (typeof risks)[number]

/** Risks that demand a `:::before` block. */
export const gravestRisks: readonly Risk[] = ['data-loss', 'hardware', 'safety']

/** The top of a guide file. Every message tells a writer what to write instead. */
export const FrontMatter = v.pipe(
  v.strictObject(
    {
      /** The number in the address: /issue/{id}. Unique. */
      id: guideId,
      /** The symptom in the reader's own words, not the cause. Unique. */
      title: sentence(10, 70),
      /** One sentence for lists, search and the page's description. */
      sub_description: sentence(60, 160),
      topic: v.picklist(topicIds, topicMessage),
      /** How people say or type it, wrong names included, by what answers it. Feeds the search. */
      symptoms: Symptoms,
      applies_to: v.pipe(
        v.array(v.picklist([...systemIds, 'any'], systemMessage), systemMessage),
        v.minLength(1, systemMessage),
      ),
      kind: v.picklist(kinds, oneOf(kinds)),
      difficulty: v.picklist(difficulties, oneOf(difficulties)),
      minutes: v.pipe(
        v.strictObject(
          {
            typical: whole(1, 'Write whole minutes.'),
            most: whole(1, 'Write whole minutes.'),
          },
          'Write { typical: 10, most: 35 }.',
        ),
        v.check(({ typical, most }) => typical <= most, '"typical" must not be more than "most".'),
      ),
      /** Things to have at hand; may be empty. */
      needs: v.array(sentence(2, 80), 'Write a list, or [] if nothing is needed.'),
      /** The worst that the guide can do. */
      risk: v.picklist(risks, oneOf(risks)),
      /** Every step says what comes of it: `See: …` or `See nothing.` */
      see: v.optional(v.literal(true, 'Write see: true, or leave the line out.')),
      related: v.array(guideId, 'Write a list of numbers: [7, 23].'),
      /** "Is it this instead?": one line each. */
      confused_with: v.array(
        v.strictObject({ id: guideId, if: sentence(10, 120) }, 'Write { id: 7, if: "…" }.'),
        'Write a list of { id: 7, if: "…" }, or [].',
      ),
      reviewed: day,
      next_review: day,
      /** Official pages that the facts were checked against. */
      sources: v.pipe(
        v.array(
          v.strictObject(
            { title: sentence(5, 160), url: httpsAddress },
            'Write a title and a url.',
          ),
          'Write a list of title and url.',
        ),
        v.minLength(1, 'Name at least one official page.'),
      ),
      /** A video page (YouTube, Vimeo) or a file of this site. */
      videoUrl: v.optional(siteOrHttpsAddress),
      /** A file to download. */
      zipUrl: v.optional(siteOrHttpsAddress),
      /** The page behind 'Additional Links'. */
      link: v.optional(httpsAddress),
      /** How often repair events fixed this fault. */
      odds: v.optional(
        v.strictObject(
          {
            fixed: whole(0, 'Write a whole number.'),
            of: whole(1, 'Write a whole number.'),
            note: sentence(10, 200),
          },
          'Write { fixed: 66, of: 100, note: "…" }.',
        ),
      ),
    },
    ({ path }) =>
      path ? 'This field is missing. Add it.' : 'Write the fields, one a line, as name: value.',
  ),
  v.forward(
    v.check(
      ({ reviewed, next_review }) => reviewed < next_review,
      'The next review must be later than "reviewed".',
    ),
    ['next_review'],
  ),
  v.forward(
    v.check(
      ({ id, related, confused_with }) =>
        !related.includes(id) && !confused_with.some(other => other.id === id),
      'A guide cannot be related to itself. Remove its own id.',
    ),
    ['related'],
  ),
)

export type FrontMatter = v.InferOutput<typeof FrontMatter>
