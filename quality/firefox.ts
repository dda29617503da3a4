import { existsSync } from 'node:fs'

import { axeSource, LOOK, pause, tool } from './tools.ts'

interface Page {
  on: (event: string, heard: (thing: never) => void) => void
  setViewport: (size: object) => Promise<void>
  goto: (address: string) => Promise<unknown>
  evaluate: (code: string) => Promise<unknown>
  close: () => Promise<void>
}
interface Puppeteer {
  default: {
    launch: (
      options: object,
    ) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
  }
}

const places = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The console, axe and sideways scrolling in Firefox: light on a desktop, dark on a phone. */
export async function firefox(origin: string, paths: readonly string[]): Promise<string[]> {
  const executablePath = process.env['FIREFOX_PATH'] ?? places.find(place => existsSync(place))
  if (!executablePath) return ['Firefox is not here: install it, or set FIREFOX_PATH']
  const { default: puppeteer } = await tool<Puppeteer>('puppeteer-core')
  const axe = await axeSource()
  const problems: string[] = []
  for (const { width, scheme } of [
    { width: 1280, scheme: 1 },
    { width: 390, scheme: 0 },
  ]) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': scheme },
    })
    for (const path of paths) {
      const page = await browser.newPage()
      const say = (text: string) => problems.push(`${path} at ${width}: ${text}`)
      page.on('console', (message: { type: () => string; text: () => string }) => {
        if (message.type() === 'error') say(message.text())
      })
      page.on('pageerror', (error: Error) => say(error.message))
      await page.setViewport({ width, height: 900 })
      await page.goto(origin + path)
      await pause(700)
      await page.evaluate(axe)
      for (const found of (await page.evaluate(LOOK)) as string[]) say(found)
      await page.close()
    }
    await browser.close()
  }
  return problems
}
