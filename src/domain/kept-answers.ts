/** What a reader has typed and chosen in the form, by the names of its fields. */
export type KeptAnswers = Readonly<Record<string, string>>

/** Far more than anybody types into such a field. */
const LONGEST = 1000

/** Reads what was kept; what makes no sense is left out. By hand: valibot would weigh more than all the rules. */
export function parseAnswers(kept: string | undefined): KeptAnswers {
  try {
    const parsed: unknown = JSON.parse(kept ?? 'null')
    const entries = Object.entries(Object(parsed) as Record<string, unknown>)
    return Object.fromEntries(
      entries.filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= LONGEST,
      ),
    )
  } catch {
    return {}
  }
}
