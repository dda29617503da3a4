const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text that is safe inside an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}
