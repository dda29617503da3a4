/** Writes the hosting part of firebase.json from src/integrations/security/policy.ts: `npm run hosting`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

import { caching, headers } from '#integrations/security/policy.ts'

const FILE = 'firebase.json'
const pairs = (list: Readonly<Record<string, string>>) =>
  Object.entries(list).map(([key, value]) => ({ key, value }))

const hosting = {
  public: 'dist',
  ignore: ['**/.*'],
  cleanUrls: true,
  trailingSlash: false,
  headers: [
    { source: '**', headers: pairs(headers) },
    ...caching.map(({ source, value }) => ({ source, headers: pairs({ 'Cache-Control': value }) })),
  ],
}
const settings: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
const text = JSON.stringify(Object.assign({}, settings, { hosting }), null, 2)
const style = await resolveConfig(import.meta.filename)
writeFileSync(FILE, await format(text, { ...style, plugins: [], filepath: FILE }))
