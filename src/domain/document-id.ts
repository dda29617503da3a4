/**
 * A short name for a document that holds this text, always the same for the same text. Names of documents may not
 * hold every character, and a query may: so it is a number made from it (FNV-1a, 64 bits), in hexadecimal digits.
 */
export function documentId(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
