import { defineConfig, devices } from '@playwright/test'

import { findBrowser, SWITCHES } from './tests/browser.ts'
import { SITE_PORT } from './tests/e2e/port.ts'

const browser = findBrowser()

/** Journeys on the built site, served as in production. Selectors are roles and names. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A second try tells a busy machine from a fault; `npm test` names each journey that needed it.
  retries: 1,
  // A busy machine may be ten times slower than a quiet one; a journey that hangs is still ended.
  timeout: 60_000,
  expect: { timeout: 8000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: { args: SWITCHES, ...(browser && { executablePath: browser }) },
    // Recording each step costs a third of the time: a journey that failed is recorded when it is tried again.
    trace: 'on-first-retry',
    // A worker would answer in place of the network that tests watch; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@long/ },
    // A minute that wants a calm machine; before a release: `npm run test:long`.
    { name: 'long', use: { ...devices['Desktop Chrome'] }, grep: /@long/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'npx --no-install node tests/e2e/serve.ts',
    url: `http://localhost:${SITE_PORT}/favicon.svg`,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
