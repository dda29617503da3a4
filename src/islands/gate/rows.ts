import { progress } from '#stores/gate/progress.ts'
import { placeHere, triedHere } from '#stores/gate/resume.ts'
import { tried } from '#stores/turns/tried.ts'

/** What a row says before anybody has been in its fix. */
const original = new WeakMap<Element, string>()

/** Shows on the closed fixes of this page which were tried, and where the reader was. Returns an unsubscribe function. */
export function followRows(): () => void {
  showOnRows()
  const stopTried = tried.$tried.listen(showOnRows)
  const stopProgress = progress.$progress.listen(showOnRows)
  return () => {
    stopTried()
    stopProgress()
  }
}

function showOnRows() {
  const place = placeHere()
  const inVain = triedHere()
  for (const fix of document.querySelectorAll('.fix')) {
    const line = fix.querySelector('header p')
    // A fix that is being read says how long it takes.
    if (!line || fix.matches(':target, :has(:target)')) continue
    const facts = original.get(line) ?? line.textContent
    original.set(line, facts)
    const now = rowOf(Number(fix.id.replace('fix-', '')), facts, place, inVain)
    // Writing the same words again would cost time at every step.
    if (line.textContent !== now) line.textContent = now
  }
}

function rowOf(
  fix: number,
  facts: string,
  place: ReturnType<typeof placeHere>,
  inVain: readonly number[],
): string {
  if (inVain.includes(fix)) return `${timeOf(facts)}\u00A0· Tried`
  return place?.fix === fix && place.step > 0 ? `You were at step ${place.step}` : facts
}

/** Of "Try this first · 2 minutes · easy" the time. */
const timeOf = (facts: string) => facts.split('·').at(-2)?.trim() ?? ''
