/**
 * What a reader typed as a telephone number, in the form that the provider reads: + and digits. A number as it is
 * dialled inside the country gets the country's code. Anything else goes to the provider unchanged, because the
 * provider decides what a valid number is.
 */
export function internationalNumber(typed: string, dialCode: string): string {
  const compact = typed.replaceAll(/[\s().\-‐-―/]/g, '')
  if (/^00[1-9]/.test(compact)) return `+${compact.slice(2)}`
  if (/^0[1-9]/.test(compact)) return dialCode + compact.slice(1)
  // People keep the leading zero even after the country code.
  if (compact.startsWith(`${dialCode}0`)) return dialCode + compact.slice(dialCode.length + 1)
  return compact
}

/** A number as + and digits, in groups that can be read aloud: "+44 2079 460 000". */
export function readableNumber(number: string, dialCode: string): string {
  const code = number.startsWith(dialCode) ? dialCode : '+'
  const digits = number.slice(code.length)
  // Groups of three from the end; what is left over stands in front, and never alone.
  const first = digits.length % 3 === 1 ? 4 : digits.length % 3
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  const spaced = groups.filter(Boolean).join(' ')
  return code === '+' ? `+${spaced}` : `${code} ${spaced}`
}
