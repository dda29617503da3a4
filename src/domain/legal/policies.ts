/** "6 August 2024". The day has no time zone. */
export function longDate(day: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** "2024-08-06", for machines. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10)
}

interface Operator {
  name: string
  url: string
  country: { name: string; emergencyNumber: string }
  contact: { email: string; telephone: string; telephoneLabel: string }
}

/** What a policy may name between double braces, so that an operator writes it in one place only. */
export function policyValues({ name, url, country, contact }: Operator): Record<string, string> {
  return {
    name,
    address: url.replace(/^https?:\/\//, ''),
    country: country.name,
    emergency: `<a href="tel:${country.emergencyNumber}">${country.emergencyNumber}</a>`,
    email: `<a href="mailto:${contact.email}">${contact.email}</a>`,
    telephone: `<a href="tel:${contact.telephone}">${contact.telephoneLabel.replaceAll(' ', '&nbsp;')}</a>`,
  }
}

/** Puts the values in. A word that nobody knows stops the build: a reader must never see braces. */
export function fillPlaceholders(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, word: string) => {
    const value = values[word]
    if (value === undefined)
      throw new Error(`A policy says {{${word}}}. Write one of: ${Object.keys(values).join(', ')}.`)
    return value
  })
}
