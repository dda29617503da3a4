import type { StepMark } from '#domain/guide/progress.ts'
import { fixHeading } from '#domain/turns/fix-heading.ts'
import type { FixHeading } from '#domain/turns/fix-heading.ts'

/** A guide's page as the reader sees it now. */
export interface GuidePage {
  guide: number
  title: string
  /** In the order of the page; what is not shown is left out. A closed fix, and the end of the last one, is fix 0. */
  marks: readonly StepMark[]
  /** How far down the screen a reader looks, in the same pixels as the marks. */
  eyes: number
}

/** Readers look at the upper half of a screen. */
const EYES = 0.4

/** The number of the guide that this page shows; 0 on another page. */
export const guideHere = (): number =>
  Number(/^\/issue\/(\d+)/.exec(window.location.pathname)?.[1] ?? 0)

/** The guide that this page shows; undefined on another page, and while the guide is collapsed. */
export function readGuidePage(): GuidePage | undefined {
  const guide = guideHere()
  const fixes = Array.from(document.querySelectorAll('.fix')).filter(isShown)
  if (!guide || fixes.length === 0) return undefined
  const end = document.getElementById('still')
  return {
    guide,
    title: document.querySelector('h1')?.textContent.trim().slice(0, 200) ?? '',
    marks: [...fixes.flatMap(marksOf), ...(end ? [{ fix: 0, step: 0, top: topOf(end) }] : [])],
    eyes: window.innerHeight * EYES,
  }
}

function marksOf(section: Element): StepMark[] {
  if (!isOpen(section)) return [{ fix: 0, step: 0, top: topOf(section) }]
  const fix = Number(section.id.replace('fix-', ''))
  const steps = Array.from(section.querySelectorAll('.steps > li')).filter(isShown)
  return [
    { fix, step: 0, top: topOf(section) },
    ...steps.map(step => ({ fix, step: numberOf(step), top: topOf(step) })),
  ]
}

const topOf = (element: Element) => element.getBoundingClientRect().top
const isShown = (element: Element) => element.getClientRects().length > 0
/** A closed fix shows its heading only. */
const isOpen = (fix: Element) => fix.lastElementChild !== null && isShown(fix.lastElementChild)
const numberOf = (step: Element) => Array.from(step.parentElement?.children ?? []).indexOf(step) + 1

/** A fix of this page, and how many steps it has; undefined where the guide has none of this number. */
export function readFix(number: number): (FixHeading & { steps: number }) | undefined {
  const fix = document.getElementById(`fix-${number}`)
  const heading = fix?.querySelector('h2')
  if (!fix || !heading) return undefined
  const label = heading.querySelector('.vh')?.textContent
  return {
    ...fixHeading(heading.textContent, label),
    steps: fix.querySelectorAll('.steps > li').length,
  }
}

interface GuideMoves {
  /** The page was scrolled. */
  moved: () => void
  /** The reader followed a link inside the page to this id. */
  jumped: (id: string) => void
}

/** Follows how a reader goes through the page. Returns an unsubscribe function. */
export function watchGuidePage({ moved, jumped }: GuideMoves): () => void {
  const onHash = () => jumped(window.location.hash.slice(1))
  window.addEventListener('scroll', moved, { passive: true })
  window.addEventListener('hashchange', onHash)
  return () => {
    window.removeEventListener('scroll', moved)
    window.removeEventListener('hashchange', onHash)
  }
}
