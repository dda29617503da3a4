import { tool } from './tools.ts'

interface Report {
  lhr: {
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>
  }
}
interface Lighthouse {
  default: (url: string, flags: object) => Promise<Report | undefined>
}
interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

const RUNS = Number(process.env['RUNS'] ?? 3)
const kinds = ['performance', 'accessibility', 'best-practices', 'seo']
/** These pages ask not to be found. */
const NOT_FOUND_ON_PURPOSE = /^\/(?:login|register|profile|dashboard|offline)/

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Medians of a phone on a slow line. Anything under 100 is a problem, with the audits that cost points. */
export async function lighthouse(origin: string, paths: readonly string[]): Promise<string[]> {
  const { default: measure } = await tool<Lighthouse>('lighthouse')
  const { launch } = await tool<Launcher>('chrome-launcher')

  async function once(path: string): Promise<Report['lhr']> {
    const chrome = await launch({
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    })
    try {
      const report = await measure(origin + path, { port: chrome.port, logLevel: 'error' })
      if (!report) throw new Error(`Lighthouse gave no report of ${path}`)
      return report.lhr
    } finally {
      chrome.kill()
    }
  }

  const problems: string[] = []
  for (const path of paths) {
    const reports: Report['lhr'][] = []
    for (let run = 0; run < RUNS; run++) reports.push(await once(path))
    const scores = kinds.map(kind =>
      Math.round(100 * median(reports.map(({ categories }) => categories[kind]?.score ?? 0))),
    )
    const number = (id: string) =>
      Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)))
    console.log(
      `${path}  ${scores.join(' / ')}  LCP ${number('largest-contentful-paint')} ms, blocked ${number('total-blocking-time')} ms, ${number('total-byte-weight')} bytes`,
    )
    const last = reports.at(-1)
    kinds.forEach((kind, at) => {
      if (scores[at] === 100 || (kind === 'seo' && NOT_FOUND_ON_PURPOSE.test(path))) return
      const poor = (last?.categories[kind]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id)
      problems.push(`${path} ${kind} ${scores[at]}: ${poor.join(', ')}`)
    })
  }
  return problems
}
