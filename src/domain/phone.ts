/**
 * What a reader typed as a telephone number, in the form that the provider reads: + and digits. A number
 * as it is dialled inside the country gets the country's code. Anything else goes to the provider as it is,
 * because the provider decides what is a number.
 */
export function internationalNumber(typed: string, dialCode: string): string {
  const compact = typed.replaceAll(/[\s().\-‐-―/]/g, '')
  if (/^00[1-9]/.test(compact)) return `+${compact.slice(2)}`
  if (/^0[1-9]/.test(compact)) return dialCode + compact.slice(1)
  // People keep the zero although the code of the country stands before it.
  if (compact.startsWith(`${dialCode}0`)) return dialCode + compact.slice(dialCode.length + 1)
  return compact
}
