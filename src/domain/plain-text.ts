/**
 * Text written by other people. Characters that turn round the direction of what follows could make "gnp.exe" read
 * "exe.png", and halves of a character are refused by the database: neither is ever needed.
 */
const UNWANTED = /[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu

/** The text as it may be shown and sent. */
export const plainText = (text: string) => text.replace(UNWANTED, '')

/** The same in one line, without spaces around it. */
export const plainLine = (text: string) =>
  plainText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Neither spaces, nor characters without a width, nor letters that are drawn as nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Whether there is anything to see. The rules of the database ask the same. */
export const isVisible = (text: string) => VISIBLE.test(text)

/** Characters as people count them, where an emoji is one. */
export const lengthOf = (text: string) => [...text].length
