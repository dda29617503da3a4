import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from './tests/browser.ts'

const PORT = 4390
const browser = findBrowser()

/** Journeys on the built site, served as in production. Selectors are roles and names. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 8000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: browser ? { executablePath: browser } : {},
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: `npm start -- --no-build --port ${PORT}`,
    url: `http://localhost:${PORT}/favicon.svg`,
    reuseExistingServer: !process.env['CI'],
  },
})
