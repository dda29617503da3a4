import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

import { axeSource, LOOK, pause, tool } from './tools.ts'

interface Driver {
  get: (address: string) => Promise<void>
  executeScript: (code: string) => Promise<unknown>
  executeAsyncScript: (code: string) => Promise<unknown>
  quit: () => Promise<void>
}
interface Builder {
  usingServer: (address: string) => Builder
  disableEnvironmentOverrides: () => Builder
  withCapabilities: (capabilities: object) => Builder
  build: () => Promise<Driver>
}
interface Selenium {
  default: { Builder: new () => Builder }
}

const PORT = 4479
const SERVER = `http://127.0.0.1:${PORT}`

async function answers(): Promise<boolean> {
  const answer = await fetch(`${SERVER}/status`).catch(() => undefined)
  return answer?.ok ?? false
}

/** Errors, axe and sideways scrolling in WebKitGTK, which is the engine of Safari but not Safari. */
export async function webkit(origin: string, paths: readonly string[]): Promise<string[]> {
  const binary = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser')[0]
  if (!binary || !existsSync('/usr/bin/WebKitWebDriver'))
    return ['WebKitGTK is not here: apt-get install webkit2gtk-driver xvfb xauth']
  const { default: selenium } = await tool<Selenium>('selenium-webdriver')
  const axe = await axeSource()
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', GTK_THEME: 'Adwaita' },
  })
  const problems: string[] = []
  try {
    for (let tries = 0; tries < 100 && !(await answers()); tries++) await pause(200)
    const driver = await new selenium.Builder()
      .usingServer(SERVER)
      .disableEnvironmentOverrides()
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    for (const path of paths) {
      await driver.get(origin + path)
      await pause(800)
      const heard = (await driver.executeScript('return window.heard')) as string[]
      await driver.executeScript(axe)
      const found = (await driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1]; ${LOOK}.then(done, error => done([String(error)]))`,
      )) as string[]
      problems.push(...[...heard, ...found].map(text => `${path}: ${text}`))
    }
    await driver.quit()
  } finally {
    // The whole group: the display and the driver end with it.
    if (server.pid) process.kill(-server.pid)
  }
  return problems
}
