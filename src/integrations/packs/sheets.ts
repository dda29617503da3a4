import { escapeMarkup } from '#domain/escape.ts'
import type { GuideSummary } from '#domain/guide/guide.ts'
import { typographic } from '#domain/guide/text.ts'
import { site } from '#site.ts'
import type { TwoPieces } from './archive.ts'
import type { PageParts } from './guide-file.ts'
import { each, sheet } from './html.ts'
import { folderOf } from './links.ts'

const text = (words: string) => escapeMarkup(typographic(words))
const EMPTY_ROWS = 5

/** What could hurt somebody or lose files, on one sheet to keep beside the computer. */
export function safetyPage({ title }: GuideSummary, { leading, fixes }: PageParts): TwoPieces {
  const risky = fixes.filter(({ stops }) => stops.length > 0)
  const body = `<h1>Safety page: ${text(title)}</h1>
<p>Read this before the first step. In danger, leave the computer and the room. The emergency number in the ${site.country.name} is ${site.country.emergencyNumber}.</p>
<nav><a href="guide.html">Guide</a> · <a href="log.html">Log sheet</a></nav>
${leading.length + risky.length === 0 ? '<p>This guide has no danger of its own. The rules below still hold.</p>' : ''}
${leading.join('\n')}
${each(risky, fix => `<h2>${fix.title}</h2>\n${fix.stops.join('\n')}`)}
<h2>Always</h2>
<ul>
<li>Smoke, fire or a smell of burning: cut the power at the wall if you can reach it safely. Go out.</li>
<li>A swollen or hot battery: do not charge it, press it or throw it in the bin.</li>
<li>Never open a charger or the power supply of a desktop computer.</li>
<li>Nobody from Microsoft or Apple calls you about a fault. Hang up.</li>
<li>Type a command only if you understand the four lines below it.</li>
</ul>`
  // Warnings may point to a fix, which stands in the other file.
  return sheet(`Safety page: ${title}`, body.replaceAll('href="#', 'href="guide.html#'))
}

/** A sheet to fill in with a pen: what was tried, and what came of it. A technician can go on from there. */
export function logPage({ title, id }: GuideSummary, { fixes }: PageParts): TwoPieces {
  const rows = [...fixes.map(fix => fix.title), ...Array.from({ length: EMPTY_ROWS }, () => '')]
  return sheet(
    `Log sheet: ${title}`,
    `<h1>What I tried: ${text(title)}</h1>
<p class="blank">Computer, make and model:</p>
<p class="blank">System, such as Windows 11:</p>
<p class="blank">What I see, in its exact words:</p>
<table class="log">
<thead><tr><th scope="col">Date</th><th scope="col">Fix</th><th scope="col">Result</th></tr></thead>
<tbody>
${each(rows, row => `<tr><td></td><td>${row}</td><td></td></tr>`)}
</tbody>
</table>
<p>Take this sheet to the technician. The guide is at ${site.url}/issue/${id}.</p>`,
  )
}

/** The first page of a pack with several guides. */
export function contentsPage(title: string, pack: readonly GuideSummary[]): TwoPieces {
  return sheet(
    title,
    `<h1>${text(title)}</h1>
<p>Each guide has a safety page and a log sheet. Print what you need before the computer stops.</p>
<ul>
${each(
  pack,
  guide =>
    `<li><a href="${folderOf(guide)}/guide.html">${text(guide.title)}</a> (<a href="${folderOf(guide)}/safety.html">safety</a>, <a href="${folderOf(guide)}/log.html">log</a>)</li>`,
)}
</ul>
<p class="small">From ${site.url}. Guides change; the newest are there.</p>`,
  )
}
