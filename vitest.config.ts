import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

import { FUZZ_RUNS } from './tests/fuzz.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A busy machine may be twenty times slower than a quiet one; a test that hangs is still ended. */
const patience = {
  testTimeout: FUZZ_RUNS > 100 ? 3_600_000 : 60_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/fuzz.ts', 'tests/late-timers.ts'],
}

const shared = {
  resolve: { alias: { 'astro:env/client': here('tests/fakes/environment.ts') } },
}
const css = { modules: { classNameStrategy: 'non-scoped' as const } }

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...patience,
          name: 'unit',
          include: [
            'tests/{architecture,content,directives,domain,head,integrations,local,rules,services,stores,worker}/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'islands',
          include: ['tests/islands/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          css,
        },
      },
      // The checks of the built site: `dist` must be there.
      {
        ...shared,
        test: { ...patience, setupFiles: [], name: 'site', include: ['tests/site/**/*.test.ts'] },
      },
    ],
  },
})
