/** What Playwright starts: the built site as the host serves it, and the whole local backend in memory. */
import { portsFrom } from '#local/emulators/ports.ts'
import { serveForTests } from '#local/serve-for-tests.ts'

import { SITE_PORT } from './port.ts'

const backend = await serveForTests({ ports: portsFrom(SITE_PORT), site: true })
console.log(`Serving ${backend.site}`)

const end = () => void backend.close().then(() => process.exit(0))
process.once('SIGTERM', end)
process.once('SIGINT', end)
