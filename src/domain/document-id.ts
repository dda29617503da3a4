/**
 * A short name for a document that holds this text, always the same for the same text. Names of documents may not
 * hold every character, and a query may: so it is a number made from it (FNV-1a), in three hexadecimal digits. There
 * are only 4,096 such names, so that nobody can fill the database with them; two of a reader's five searches get the
 * same one about once in 400 readers, and the newer one is kept.
 */
export function documentId(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  // Texts that differ in their last letter alone share most digits by now: each digit must come to hang on all.
  hash = BigInt.asUintN(64, (hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn)
  return (hash >> 52n).toString(16).padStart(3, '0')
}
