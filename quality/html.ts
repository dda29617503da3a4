import { spawnSync } from 'node:child_process'

import { fileOf } from './tools.ts'

/** True of the letter, but meant: Astro's one line of style in the body, and lists that keep their role in Safari. */
const MEANT =
  /“style” (?:element in “body”|not allowed)|The “?list”? role is unnecessary|Content Security Policy/

/** What the checker of the W3C, which needs Java, says of every page. */
export function html(dist: string): Promise<string[]> {
  const jar = fileOf('vnu-jar/build/dist/vnu.jar')
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'gnu', '--skip-non-html', dist],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  )
  if (error) return Promise.resolve(['Java is not here: apt-get install default-jre-headless'])
  return Promise.resolve(
    stderr.split('\n').filter(line => line.includes('error:') && !MEANT.test(line)),
  )
}
