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
    const number = Number(fix.id.replace('fix-', ''))
    if (inVain.includes(number)) line.textContent = `${timeOf(facts)}\u00A0· Tried`
    else if (place?.fix === number && place.step > 0)
      line.textContent = `You were at step ${place.step}`
    else line.textContent = facts
  }
}

/** Of "Try this first · 2 minutes · easy" the time. */
const timeOf = (facts: string) => facts.split('·').at(-2)?.trim() ?? ''
