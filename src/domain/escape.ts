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

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
}

/** The text that was escaped, by us or by the build: what a title says about entities stays as it is. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|apos|#39);/g, entity => characters[entity] ?? entity)

/** Text between the tags of HTML. `>` stays, which every way through menus has ("Start > Power"). */
export const escapeText = (text: string): string =>
  /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text

/** Words as HTML. A line must not break inside "Wi-Fi". */
export const wordsHtml = (text: string): string =>
  escapeText(text).replaceAll(/\bWi-Fi\b/g, '<span class="nb">Wi-Fi</span>')
