import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests that judge mutants: unit tests, but for those that start a whole backend or measure time. */
export default defineConfig({
  root,
  cacheDir: '.cache/mutants/vitest',
  resolve: { alias: { 'astro:env/client': `${root}tests/fakes/environment.ts` } },
  test: {
    include: ['tests/{content,domain,directives,integrations,services,stores}/**/*.test.ts'],
    exclude: [
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
