import type { Field } from './fields.ts'
import { platformName } from './seen.ts'
import type { Seen } from './seen.ts'

/** How far to trust what a browser says. */
export type Certainty = 'very likely' | 'likely' | 'rough'

/** Something seen that belongs to a field. Without a value the field stays empty, and it only says what was seen. */
export interface Offer {
  saw: string
  certainty: Certainty
  /** Only ever a value that the rule of the field accepts. */
  value?: string
}

/** What to show beside the fields, if this is the computer with the problem. */
export function offersFrom(seen: Seen): Partial<Record<Field, Offer>> {
  const os = osOffer(seen)
  const architecture = architectureOffer(seen)
  return {
    ...(os && { os }),
    ...(architecture && { architecture }),
    ...(seen.cores && {
      cpuUsage: {
        saw: `a processor with about ${seen.cores} cores. How busy it is, a browser cannot see`,
        certainty: 'rough',
      },
    }),
    ...(seen.memory && {
      memoryUsage: {
        saw: `about ${seen.memory} GB of memory in all. How much is in use, a browser cannot see`,
        certainty: 'rough',
      },
    }),
  }
}

/** Of the systems that client hints name, the form accepts these, in the same spelling. */
const hinted = ['Windows', 'macOS', 'Linux']

function osOffer(seen: Seen): Offer | undefined {
  const value = hinted.find(name => name === seen.platform)
  return value ? { saw: platformName(seen), certainty: 'very likely', value } : osInUserAgent(seen)
}

/** The order matters: Android says Linux too, and an iPad says Macintosh. */
function osInUserAgent({ userAgent = '', touchPoints = 0 }: Seen): Offer | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return { saw: 'an iPhone or iPad', certainty: 'likely' }
  if (/Android/.test(userAgent)) return { saw: 'Android', certainty: 'likely' }
  if (/CrOS/.test(userAgent)) return { saw: 'a Chromebook', certainty: 'likely' }
  if (/Windows NT/.test(userAgent)) return { saw: 'Windows', certainty: 'likely', value: 'Windows' }
  if (/Macintosh/.test(userAgent))
    return touchPoints > 1
      ? { saw: 'a Mac or an iPad', certainty: 'rough' }
      : { saw: 'a Mac', certainty: 'likely', value: 'macOS' }
  if (/Linux/.test(userAgent)) return { saw: 'Linux', certainty: 'likely', value: 'Linux' }
  return undefined
}

function architectureOffer({ bitness, userAgent = '', touchPoints = 0 }: Seen): Offer | undefined {
  if (bitness === '32' || bitness === '64')
    return { saw: `${bitness}-bit`, certainty: 'very likely', value: bitness }
  // A 32-bit browser on a 64-bit Windows says WOW64.
  if (/Win64|WOW64|x86_64|aarch64/.test(userAgent) && !/Android/.test(userAgent))
    return { saw: '64-bit', certainty: 'likely', value: '64' }
  if (/Macintosh/.test(userAgent) && touchPoints <= 1)
    return { saw: 'a Mac, and Macs of today are 64-bit', certainty: 'likely', value: '64' }
  return undefined
}
