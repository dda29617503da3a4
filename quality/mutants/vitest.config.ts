import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests that judge mutants: unit tests, but for those that weigh the whole library or start a program. */
export default defineConfig({
  root,
  cacheDir: '.cache/mutants/vitest',
  resolve: { alias: { 'astro:env/client': `${root}tests/fakes/environment.ts` } },
  test: {
    include: [
      'tests/{domain,directives,integrations,services,stores}/**/*.test.ts',
      'tests/content/{broken-guides,codes,films,lifecycle}.test.ts',
    ],
    exclude: [
      'tests/domain/search/{build,quality}.test.ts',
      // These speak with a whole backend, which breaks off on a busy machine.
      'tests/services/{firebase-reviews,member-data,questions}.test.ts',
      // These measure time, and mutants are tried on a busy machine.
      'tests/**/*-at-scale.test.ts',
    ],
    setupFiles: ['tests/fuzz.ts'],
    // A mutant that hangs is ended by Stryker; this is for a busy machine.
    testTimeout: 600_000,
  },
})
