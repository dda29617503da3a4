/** What a browser told about the device that it runs on. Whatever is missing, it did not tell. */
export interface Seen {
  userAgent?: string
  /** The browser's own word for the system: "Windows", "MacIntel", "Linux x86_64". */
  platform?: string
  /** From client hints: Windows 11 is 13 or more, Windows 10 is 1 to 12. */
  platformVersion?: string
  /** From client hints: "32" or "64". */
  bitness?: string
  cores?: number
  /** Gigabytes, rounded by the browser. */
  memory?: number
  /** `level` is 0 to 1. */
  battery?: { level: number; charging: boolean }
  network?: string
  /** How many fingers the screen can tell apart. */
  touchPoints?: number
}

export const NOT_AVAILABLE = 'not available in this browser'

/** The five lines of the marquee. */
export function marqueeOf(seen: Seen): readonly { label: string; value: string }[] {
  return [
    { label: 'User agent', value: seen.userAgent ?? NOT_AVAILABLE },
    { label: 'Platform', value: seen.platform ? platformName(seen) : NOT_AVAILABLE },
    { label: 'Cores', value: coresOf(seen) },
    { label: 'Battery level', value: batteryOf(seen) },
    { label: 'Network type', value: seen.network ?? NOT_AVAILABLE },
  ]
}

/** Safari rounds the number, and a rounded number is not a fact. */
function coresOf({ cores, userAgent = '' }: Seen): string {
  if (cores === undefined) return NOT_AVAILABLE
  return isSafari(userAgent) ? `about ${cores} (Safari rounds this)` : String(cores)
}

/** Browsers report "full and charging" for computers without a battery. */
function batteryOf({ battery }: Seen): string {
  if (!battery) return NOT_AVAILABLE
  const percent = `${Math.round(battery.level * 100)}%`
  if (!battery.charging) return percent
  return battery.level === 1 ? `${percent}, plugged in (or no battery)` : `${percent}, charging`
}

const isSafari = (userAgent: string) =>
  /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|Edg|OPR|Android/.test(userAgent)

/** "Windows 11" where the browser tells; else its own word. */
export function platformName({ platform = '', platformVersion }: Seen): string {
  const major = Number.parseInt(platformVersion ?? '', 10)
  if (platform !== 'Windows' || Number.isNaN(major)) return platform
  if (major >= 13) return 'Windows 11'
  return major >= 1 ? 'Windows 10' : platform
}
