/** Where the index of all texts is served, with the engine that reads it. */
export const FULL_TEXT = '/pagefind'
/** The addresses of further parts of the index, which a large library has: the build and the browser agree here. */
export const FULL_TEXT_PARTS = `${FULL_TEXT}/parts.json`
