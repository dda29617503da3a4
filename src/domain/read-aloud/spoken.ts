/** Short numbers of banks, the police and emergency services: nobody dials "one hundred and fifty-nine". */
const DIALLED = /(^|[^\w.,#-])(101|112|159|911|999|7726)(?! (?:GB|MB|of|to)\b|[\w%]|[.,]\d)/g
/** "Dial 116 123": any number that one is told to dial. */
const TOLD_TO_DIAL = /\b(dial|ring|call|text) (\d[\d ]*\d)\b/gi
const ERROR_CODE = /\b0x[\da-f]+\b/gi
/** A web or email address, or the name of a file, but not "e.g." and not "2.4". */
const ADDRESS = /\b(?:[\w.-]+@)?[a-z][\w-]+(?:\.[a-z][\w-]+)+(?:\/[\w.-]*\w)*/gi

const units: ReadonlyMap<string, string> = new Map([
  ['mm', 'millimetres'],
  ['cm', 'centimetres'],
  ['MB', 'megabytes'],
  ['GB', 'gigabytes'],
  ['TB', 'terabytes'],
  ['Mbps', 'megabits per second'],
  ['Hz', 'hertz'],
  ['GHz', 'gigahertz'],
  ['°C', 'degrees Celsius'],
])
const UNIT = new RegExp(`(\\d)\\s?(${[...units.keys()].join('|')})(?!\\w)`, 'g')

/** A text as one says it: single spaces, a menu path in words, and what is read off or dialled digit by digit. */
export function spoken(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ [>›→] /g, ', then ')
    .replaceAll(' · ', ', ')
    .replace(TOLD_TO_DIAL, (_, verb: string, number: string) => `${verb} ${digitsOf(number)}`)
    .replace(DIALLED, (_, before: string, number: string) => before + oneByOne(number))
    .replace(ERROR_CODE, oneByOne)
    .replace(ADDRESS, inWords)
    .replace(UNIT, (_, amount: string, unit: string) => `${amount} ${units.get(unit) ?? unit}`)
    .trim()
}

const inWords = (address: string) =>
  address.replaceAll('@', ' at ').replaceAll('.', ' dot ').replaceAll('/', ' slash ')

/** With a pause between groups, as the eye has it. */
const digitsOf = (number: string) => number.split(' ').map(oneByOne).join(', ')

const oneByOne = (text: string) => [...text].join(' ')
