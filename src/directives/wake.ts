/** How long a script may take before the reader is told (specification, §9). */
const TIME_OUT = 120_000

type Load = () => Promise<() => Promise<void>>

/**
 * Loads and starts an island, and resolves when its controls answer. When its script fails or takes too long,
 * the reader gets a sentence and a key to try again, never a dead control.
 */
export async function wake(load: Load, island: HTMLElement): Promise<void> {
  for (;;) {
    try {
      const hydrate = await loaded(load, island)
      await hydrate()
      await committed()
      island.dataset['awake'] = ''
      return
    } catch {
      await askAgain(island)
    }
  }
}

/** Astro reports a script that failed with an event, and would log it; we turn it into a rejection. */
function loaded(load: Load, island: HTMLElement): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const onError = (event: Event) => {
      event.preventDefault()
      reject(new Error('failed'))
    }
    const timer = setTimeout(() => reject(new Error('slow')), TIME_OUT)
    island.addEventListener('astro:hydration-error', onError)
    load()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        island.removeEventListener('astro:hydration-error', onError)
      })
  })
}

/** React puts the hydrated tree in place in a later task. */
function committed(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve, 50)
  })
}

function askAgain(island: HTMLElement): Promise<void> {
  return new Promise(resolve => {
    const notice = document.createElement('p')
    const again = document.createElement('button')
    notice.className = 'notice'
    notice.setAttribute('role', 'alert')
    notice.textContent = 'This part of the page did not load. Check your connection. '
    again.className = 'key'
    again.type = 'button'
    again.textContent = 'Try again'
    again.addEventListener('click', () => {
      notice.remove()
      resolve()
    })
    notice.append(again)
    island.after(notice)
  })
}
