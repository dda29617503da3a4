/** The systems that the form accepts; upper and lower case matter. */
export const operatingSystems = [
  'Windows',
  'macOS',
  'Linux',
  'Ubuntu',
  'Fedora',
  'Debian',
  'Arch Linux',
] as const

/** 'Eseet' is spelled so. 'None' is an answer too: it leads to a recommendation. */
export const antivirusNames = [
  'Eseet',
  'Microsoft Defender',
  'Norton',
  'McAfee',
  'Avast',
  'Bitdefender',
  'Kaspersky',
  'Windows Defender',
  'AVG',
  'None',
] as const

const architectures = ['32', '64'] as const

export interface StorageDevice {
  name: string
  type: string
  size: string
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

const numberWhere = (accepts: (value: number) => boolean) => (text: string) => {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && accepts(value) ? value : undefined
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find(value => value === text)

/** "SSD, HDD" as a list. What kind each is and how big, nobody has told us. */
export function readStorageDevices(text: string): readonly StorageDevice[] | undefined {
  const names = text.split(',').map(name => name.trim())
  return names.includes('')
    ? undefined
    : names.map(name => ({ name, type: 'Unknown', size: 'Unknown' }))
}

const percent = numberWhere(value => value >= 0 && value <= 100)

/**
 * The seven questions of the form. `read` gets what was typed, without the spaces around it, and gives its
 * meaning; undefined means that it is not accepted, and `message` says why.
 */
export const fields = {
  cpuUsage: {
    label: 'CPU usage in percent',
    hint: 'How busy the processor is. A number from 0 to 100, without the % sign.',
    read: percent,
    message: 'CPU Usage must be a number between 0 and 100.',
  },
  memoryUsage: {
    label: 'Memory usage in percent',
    hint: 'How much of the memory (RAM) is in use. A number from 0 to 100.',
    read: percent,
    message: 'Memory Usage must be a number between 0 and 100.',
  },
  diskSpace: {
    label: 'Free disk space in GB',
    hint: 'How many gigabytes are free. Only the number, such as 25.',
    read: numberWhere(value => value > 0),
    message: 'Disk Space must be a positive number.',
  },
  os: {
    label: 'Operating system',
    hint: 'Windows, macOS, Linux, Ubuntu, Fedora, Debian or Arch Linux, with the same capital letters.',
    read: oneOf(operatingSystems),
    message: 'Please enter a valid operating system (e.g., Windows, macOS, Linux).',
  },
  architecture: {
    label: 'Architecture',
    hint: '32 or 64. Computers made after 2012 are nearly always 64.',
    read: oneOf(architectures),
    message: 'Invalid architecture. Please enter either 32 or 64.',
  },
  antivirus: {
    label: 'Antivirus program',
    hint: 'Such as Microsoft Defender, which is part of Windows. None if there is none.',
    read: oneOf(antivirusNames),
    message: 'Please enter a valid antivirus software name.',
  },
  storageDevices: {
    label: 'Storage devices',
    hint: 'The names of the disks, with a comma between them.',
    read: readStorageDevices,
    message: 'Please enter a valid comma-separated list of storage devices.',
  },
} as const

export type Field = keyof typeof fields
export const fieldNames = Object.keys(fields) as Field[]

/** The contents of the form, word for word. */
export type Typed = Readonly<Record<Field, string>>

/** What the answers mean. Only what was given is there. Pasted reports give the same facts. */
export type Facts = {
  readonly [Name in Field]?: NonNullable<ReturnType<(typeof fields)[Name]['read']>>
}

/** All digits of a number: a reader who typed 23 zeros does not know "1e+23". */
const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** An answer as a reader writes it. */
export const written = (value: unknown) =>
  typeof value === 'number' ? digits.format(value) : String(value)

export type FieldErrors = Readonly<Partial<Record<Field, string>>>

/** Reads the whole form. Every field is optional; only filled ones are checked. */
export function readForm(typed: Typed): { facts: Facts; errors: FieldErrors } {
  const filled = fieldNames
    .map(name => ({ name, text: typed[name].trim() }))
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => ({ name, value: fields[name].read(text) }))
  const entries = (refused: boolean) =>
    filled.filter(({ value }) => (value === undefined) === refused)
  return {
    facts: Object.fromEntries(entries(false).map(({ name, value }) => [name, value])),
    errors: Object.fromEntries(entries(true).map(({ name }) => [name, fields[name].message])),
  }
}
