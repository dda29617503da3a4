import { parseArgs } from 'node:util'

import { DEFAULT_PORT, portsFrom } from './emulators/ports.ts'

const last = Object.keys(portsFrom(0)).length - 1

export const HELP = `npm start                     build the site and run it with the local backend
npm start -- --port 4400      use this port and the ${last} after it (otherwise ${DEFAULT_PORT})
npm start -- --reset          forget all members, posts and photos first
npm start -- --no-build       serve what the last build with the same port left in dist/`

export type Options = 'help' | { port: number; reset: boolean; build: boolean }

/** The options after `npm start --`; an unknown one or an invalid port shows the help. */
export function readOptions(words: string[]): Options {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        port: { type: 'string' },
        reset: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    })
    const port = Number(values.port ?? DEFAULT_PORT)
    const fits = Number.isInteger(port) && port > 0 && port + last <= 65_535
    return values.help || !fits ? 'help' : { port, reset: values.reset, build: !values['no-build'] }
  } catch {
    return 'help'
  }
}
