/** `>` too: no XML may hold `]]>`, and other programs read our feeds. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text that is safe inside an element, or an attribute, of HTML and of XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** Text between the tags of HTML. `>` stays, which every way through menus has ("Start > Power"). */
export const escapeText = (text: string): string =>
  /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text

/** Words as HTML. A line must not break inside "Wi-Fi". */
export const wordsHtml = (text: string): string =>
  escapeText(text).replaceAll(/\bWi-Fi\b/g, '<span class="nb">Wi-Fi</span>')
