/**
 * Runs inline in the head of every page, before the first paint: the only script that blocks. It must not throw,
 * whatever the browser refuses or the device keeps, and must stay tiny. The styles look for the classes that it sets on
 * the root: js, dark, member, opened (guides are open), named (a nickname is saved) and query (the address has a
 * search, or the step of a guide).
 */
import { followDevice, readNote } from './device.ts'
import { followGate } from './gate.ts'
import { followMember } from './member.ts'
import { carryReturn } from './return.ts'
import { classList } from './page.ts'
import { followTheme } from './theme.ts'

/** `offline` in src/site.ts. */
declare const KEEPS_OFFLINE: boolean

classList.add('js')
followTheme()
followMember()
followGate()
carryReturn()
followDevice(() => classList.toggle('named', /\S/.test(readNote('nickname'))))
// `unescape` throws at nothing, unlike its heirs.
if (/(q|step)=[+ ]*[^+ &]/.test(unescape(location.search))) classList.add('query')
if (!KEEPS_OFFLINE) retireWorker()
setCookie()
addEventListener('load', () => {
  // Nothing that is painted needs the manifest, and browsers fetch it over a connection of its own.
  document.head.insertAdjacentHTML('beforeend', '<link rel=manifest href=/manifest.webmanifest>')
  // The worker waits until the page has long been there: it would take the line from what the reader waits for.
  if (KEEPS_OFFLINE) setTimeout(registerWorker, 5000)
})

function registerWorker() {
  navigator.serviceWorker?.register('/worker.js').catch(() => {})
}

/** A site that gives the worker up takes it off every device, with all that it has kept there. */
function retireWorker() {
  navigator.serviceWorker
    ?.getRegistrations()
    .then(workers => workers.forEach(worker => void worker.unregister()))
    .then(() => caches.keys())
    .then(names => names.forEach(name => void caches.delete(name)))
    .catch(() => {})
}

/** The one cookie, described in the cookie policy. */
function setCookie() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = `fixwise_visit=1; SameSite=Lax; Path=/; Max-Age=31536000${secure}`
}
