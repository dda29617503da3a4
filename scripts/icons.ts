/**
 * Draws the pictures that must be PNG files (app icons, the card of a shared link) from the
 * same logo, illustration, fonts and colours as the pages: `node scripts/icons.ts`.
 * It needs a Chromium: Playwright's own, or the system's.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const root = new URL('../', import.meta.url)
const sentence = 'Put your computer right, one small turn at a time'

const icons = [
  { file: 'icon-192.png', size: 192, share: 0.95 },
  { file: 'icon-512.png', size: 512, share: 0.95 },
  // A launcher may cut a maskable icon down to a circle of 80 %.
  { file: 'icon-maskable-512.png', size: 512, share: 0.72 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.88 },
]

/** The drawing and the rules of one art component, without Astro's own syntax. */
async function art(name: string): Promise<{ svg: string; css: string }> {
  const source = await readFile(new URL(`src/components/art/${name}.astro`, root), 'utf8')
  const svg = /<svg[\s\S]*<\/svg>/.exec(source)?.[0]
  const css = /<style[^>]*>([\s\S]*)<\/style>/.exec(source)?.[1]
  if (!svg || !css) throw new Error(`${name}.astro has no drawing or no style`)
  const plain = svg.replaceAll(/\{\/\*.*?\*\/\}/g, '')
  return { svg: plain, css: css.replaceAll(/:global\((.*)\) \.turn/g, '$1 .turn') }
}

async function font(name: string): Promise<string> {
  const styles = await readFile(new URL('src/styles/fonts.css', root), 'utf8')
  const file = new RegExp(`/fonts/${name}-\\d+\\.woff2`).exec(styles)?.[0]
  if (!file) throw new Error(`src/styles/fonts.css names no file for ${name}`)
  const bytes = await readFile(new URL(`public${file}`, root))
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

/** The Chromium of the system; none means the one that Playwright downloaded. */
function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap(name => folders.map(folder => join(folder, name)))
    .find(path => existsSync(path))
}

const logo = await art('Logo')
const hero = await art('HeroArt')
const tokens = await readFile(new URL('src/styles/tokens.css', root), 'utf8')

function iconPage(share: number): string {
  return `<!doctype html><style>${tokens}${logo.css}
    body { display: grid; place-items: center; block-size: 100vh; margin: 0; overflow: hidden }
    body { background: var(--band); --logo-disc: var(--band-link); --logo-slot: var(--band) }
    /* the arc weighs to the upper right: what is drawn, not the box, goes to the middle */
    svg { inline-size: ${share * 100}vw; block-size: ${share * 100}vw; translate: -8.5% 8.5% }
  </style>${logo.svg}`
}

async function cardPage(): Promise<string> {
  return `<!doctype html><style>${tokens}${logo.css}${hero.css}
    @font-face { font-family: Besley; src: ${await font('besley')}; font-weight: 650 }
    body { display: flex; margin: 0; background: var(--surface); color: var(--text) }
    main { display: flex; flex: 1; flex-direction: column; justify-content: space-between }
    main { box-sizing: border-box; block-size: 630px; padding: 60px 40px 64px 64px }
    p { margin: 0; font: 650 56px/1.2 Besley; letter-spacing: -0.02em }
    .name { display: flex; gap: 20px; align-items: center; font-size: 68px }
    main svg { inline-size: 104px; block-size: 104px }
    .hero-art { flex: none; inline-size: 504px; block-size: 630px; aspect-ratio: auto }
  </style><main><p class="name">${logo.svg}Fixwise</p><p>${sentence}</p></main>${hero.svg}`
}

const executablePath = systemChromium()
const browser = await chromium.launch(executablePath ? { executablePath } : {})

async function draw(file: string, width: number, height: number, html: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const png = await page.screenshot()
  await writeFile(new URL(`public/${file}`, root), png)
  await page.close()
  console.log(`${file}: ${png.length} bytes`)
}

try {
  for (const { file, size, share } of icons) await draw(file, size, size, iconPage(share))
  await draw('og.png', 1200, 630, await cardPage())
} finally {
  await browser.close()
}
