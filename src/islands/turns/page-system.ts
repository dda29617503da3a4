import { systemIds } from '#domain/guide/systems.ts'
import { turns } from '#stores/turns/turns.ts'

const choices = () => [...document.querySelectorAll<HTMLInputElement>('input[name=system]')]

/** The page and the steps are for the same computer, wherever it is chosen. Returns an unsubscribe function. */
export function followSystem(): () => void {
  const chosen = choices().find(({ checked }) => checked)
  if (chosen) take(chosen)
  // A choice from another guide changes no fix that is being read: it shows in the next one that is opened.
  else if (!document.querySelector('.fix:target, .fix :target')) showChosen()
  const stop = turns.$system.listen(showChosen)
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'system') take(target)
  }
  document.addEventListener('change', onChange)
  window.addEventListener('hashchange', showChosen)
  return () => {
    stop()
    document.removeEventListener('change', onChange)
    window.removeEventListener('hashchange', showChosen)
  }
}

function showChosen() {
  const system = turns.$system.get()
  const choice = choices().find(({ value }) => value === system)
  if (!choice || choice.checked) return
  choice.checked = true
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/** "Show all" is no computer. */
function take({ value }: HTMLInputElement) {
  const system = systemIds.find(id => id === value)
  if (system) turns.$system.set(system)
}
