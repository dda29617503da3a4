import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Since Chromium shows whole windows without a screen too, each new page brings two hidden ones for suggestions below the
 * address bar, which nobody types into here: a third of what a page costs. A switch that is given twice counts the
 * last time only, so the features that Playwright itself turns off are repeated before those two.
 */
export const SWITCHES = [
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join(',')}`,
]

/** A Chromium to test with: the one in CHROME_PATH, Playwright's own, or an installed one. */
export function findBrowser(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
  const own = playwrightBrowser()
  return [process.env['CHROME_PATH'], own, ...onPath, ...places].find(
    path => path && existsSync(path),
  )
}

function playwrightBrowser(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Tries Playwright's download, then Debian's package where we may install. Tells what is there afterwards. */
export function installBrowser(): string | undefined {
  const attempts: [string, string[]][] = [['npx', ['playwright', 'install', 'chromium']]]
  if (process.getuid?.() === 0)
    attempts.push(
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']],
    )
  for (const [command, options] of attempts) {
    if (findBrowser()) break
    try {
      execFileSync(command, options, { stdio: 'ignore' })
    } catch {
      // The next attempt may do; the caller says plainly if none did.
    }
  }
  return findBrowser()
}
