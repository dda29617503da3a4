import { readdirSync } from 'node:fs'

/** The numbers of all guides: the library grows. */
export const guideIds = readdirSync('src/content/guides').map(name => Number.parseInt(name, 10))
