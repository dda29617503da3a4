import { systemIds } from '#domain/guide/systems.ts'
import { turns } from '#stores/turns/turns.ts'

const choices = () => [...document.querySelectorAll<HTMLInputElement>('input[name=system]')]

/** The page and the steps are for the same computer, wherever it is chosen. Returns an unsubscribe function. */
export function followSystem(): () => void {
  const chosen = choices().find(({ checked }) => checked)
  if (chosen) take(chosen)
  const stop = turns.$system.subscribe(system => {
    const choice = choices().find(({ value }) => value === system)
    if (!choice || choice.checked) return
    choice.checked = true
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'system') take(target)
  }
  document.addEventListener('change', onChange)
  return () => {
    stop()
    document.removeEventListener('change', onChange)
  }
}

/** "Show all" is no computer. */
function take({ value }: HTMLInputElement) {
  const system = systemIds.find(id => id === value)
  if (system) turns.choose(system)
}
