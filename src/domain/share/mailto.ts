/** A mailto: address for the reader's own mail program, which sends nothing by itself. Lines end as RFC 6068 asks. */
export function mailtoAddress(to: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
