import { readableDate, readableMinutes, riskWords, worksOn } from '#domain/guide/facts.ts'
import { beforeThisStep } from '#domain/guide/blocks.ts'
import type { Block, Step } from '#domain/guide/blocks.ts'
import type { Fix, Guide, Stop } from '#domain/guide/guide.ts'
import { typographic } from '#domain/guide/text.ts'
import { namesOf } from '#domain/systems.ts'
import type { SystemId } from '#domain/systems.ts'
import { site } from '#site.ts'
import { document, each, escapeHtml } from './html.ts'
import { packedLinks } from './links.ts'

/** The drawings by name, as the text of their files. */
export type Drawings = ReadonlyMap<string, string>

const text = (words: string) => escapeHtml(typographic(words))

/** Blocks one after the other; a heading names the systems where they change. */
function blocksHtml(blocks: readonly Block[], drawings: Drawings): string {
  let named: readonly SystemId[] = []
  return each(blocks, block => {
    const heading =
      block.systems.length > 0 && block.systems.join() !== named.join()
        ? `<h3>${namesOf(block.systems)}</h3>\n`
        : ''
    named = block.systems
    return heading + blockHtml(block, drawings)
  })
}

/** The whole guide as one page for paper. */
export function guidePage(guide: Guide, pack: readonly Guide[], drawings: Drawings): string {
  const body = `<header>
<h1>${text(guide.title)}</h1>
<p>${text(guide.sub_description)}</p>
<p class="small">${site.name} · <a href="${site.url}/issue/${guide.id}">${site.url}/issue/${guide.id}</a> · reviewed ${readableDate(guide.reviewed)}</p>
<nav><a href="safety.html">Safety page</a> · <a href="log.html">Log sheet</a></nav>
${facts(guide)}
</header>
<main>
${each(guide.stops, stopBox)}
${beforeBox(guide)}
<p>${guide.opening.html}</p>
${listSection('Find your case', guide.cases)}
${each(guide.fixes, fix => fixSection(fix, drawings))}
${blockSection('Good to know', guide.good, drawings)}
${blockSection('Still not fixed?', guide.still, drawings)}
<section class="sources">
<h2>Where this comes from</h2>
<ul>
${each(guide.sources, ({ title, url }) => `<li><a href="${escapeHtml(url)}">${text(title)}</a></li>`)}
</ul>
</section>
</main>`
  return document(guide.title, packedLinks(body, pack))
}

const facts = (guide: Guide) => `<dl>
<dt>Difficulty</dt><dd>${guide.difficulty}</dd>
<dt>Time</dt><dd>${readableMinutes(guide.minutes)}</dd>
<dt>You need</dt><dd>${text(guide.needs.join('; ') || 'Nothing')}</dd>
<dt>Works on</dt><dd>${worksOn(guide)}</dd>
<dt>Risk</dt><dd>${text(riskWords[guide.risk])}</dd>
</dl>`

const levels = { emergency: 'Emergency', urgent: 'Urgent', routine: 'Routine' }

export const stopBox = ({ level, sign, advice }: Stop) =>
  `<div class="box"><p><b>${levels[level]}: ${sign.html}</b> ${advice.html}</p></div>`

export const beforeBox = ({ before }: Guide) =>
  before.length > 0
    ? `<div class="box">
<h3>Before you start</h3>
<ul>
${each(before, ({ html }) => `<li>${html}</li>`)}
</ul>
</div>`
    : ''

const listSection = (title: string, lines: Guide['cases']) =>
  lines.length > 0
    ? `<h2>${title}</h2>
<ul>
${each(lines, ({ html }) => `<li>${html}</li>`)}
</ul>`
    : ''

const blockSection = (title: string, blocks: readonly Block[], drawings: Drawings) =>
  blocks.length > 0
    ? `<h2>${title}</h2>
${blocksHtml(blocks, drawings)}`
    : ''

const fixSection = (fix: Fix, drawings: Drawings) => `<section id="fix-${fix.number}">
<h2>${fix.word} ${fix.number}: ${fix.title.html}</h2>
<p class="small">${fix.time}, ${fix.difficulty}</p>
${fix.tell ? `<p><b>How to tell:</b> ${fix.tell.html}</p>` : ''}
${each(fix.stops, stopBox)}
${blocksHtml(fix.blocks, drawings)}
<div class="box"><h3>What should happen</h3><p>${fix.expect.html}</p></div>
<div class="box undo"><h3>To undo this</h3><p>${fix.undo.html}</p></div>
</section>`

function blockHtml(block: Block, drawings: Drawings): string {
  switch (block.kind) {
    case 'prose':
      return `<p>${block.prose.html}</p>`
    case 'steps':
      return `<ol class="steps">
${each(block.steps, step => stepHtml(step, drawings))}
</ol>`
    case 'command':
      return `<pre><code>${escapeHtml(block.code)}</code></pre>
<dl>
<dt>Does</dt><dd>${block.does.html}</dd>
<dt>Reads</dt><dd>${block.reads.html}</dd>
<dt>Changes</dt><dd>${block.changes.html}</dd>
<dt>To undo</dt><dd>${block.undo.html}</dd>
</dl>`
    case 'picture':
      return figure(block.name, drawings)
  }
}

const stepHtml = ({ safeguards, say, notes, pictures }: Step, drawings: Drawings) => `<li>
${each(safeguards, ({ label, prose }) => `<p class="careful"><b>${beforeThisStep(label)}:</b> ${prose.html}</p>`)}
<p class="say"><b>${say.html}</b></p>
${each(notes, ({ label, prose }) => `<p>${label ? `<b>${label}:</b> ` : ''}${prose.html}</p>`)}
${each(pictures, name => figure(name, drawings))}
</li>`

/** A drawing inside the page. Its own description stands below it. */
function figure(name: string, drawings: Drawings): string {
  const source = drawings.get(name) ?? ''
  const description = /<desc[^>]*>([^<]+)<\/desc>/.exec(source)?.[1]?.trim() ?? ''
  const drawing = source
    .replace(/<(title|desc)[^>]*>[^<]*<\/\1>/g, '')
    .replace(/\n\s*/g, '')
    .replace('<svg', '<svg aria-hidden="true"')
  return drawing ? `<figure>${drawing}<figcaption>${description}</figcaption></figure>` : ''
}
