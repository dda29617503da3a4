import { loadavg } from 'node:os'

import { expect, test } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'

import { distance, kilometres } from '../../src/domain/locator/coordinates.ts'
import { fakeDevice, outside, rows, tell } from './locator-page.ts'
import type { Device } from './locator-page.ts'

/** One of the samples, in reach of the whole walk. */
const NAME = 'Charing Cross Laptop Clinic'
const CLINIC = { lat: 51.5089, lng: -0.1262 }
const UPDATES = 600
const EVERY = 100

/** Ten times round Trafalgar Square and back to where the walk began, so that each round can be compared. */
const steps = Array.from({ length: UPDATES }, (_, at) => {
  const angle = (at / 60) * 2 * Math.PI
  return {
    latitude: 51.5074 + 0.005 * Math.sin(angle),
    longitude: -0.1278 + 0.008 * Math.cos(angle),
    accuracy: 8 + (at % 5),
  }
})

interface Minute extends Device {
  minute: { said: string[]; longTasks: number[]; gap: number }
}

/** Sends some of the steps, a tenth of a second apart, and notes what the list says just before the next one. */
async function walk(page: Page, from: number, to: number) {
  const part = { steps: steps.slice(from, to), every: EVERY, name: NAME }
  await page.evaluate(async ({ steps, every, name }) => {
    const { device, minute } = globalThis as unknown as Minute
    const row = () =>
      [...document.querySelectorAll('button[id^="pick-"]')].find(key =>
        key.textContent?.includes(name),
      )
    const begun = performance.now()
    for (const [at, step] of steps.entries()) {
      device.tell(step)
      const next = begun + (at + 1) * every
      await new Promise(resolve => setTimeout(resolve, next - performance.now()))
      minute.said.push(/\d+\.\d\d km/.exec(row()?.textContent ?? '')?.[0] ?? 'not there')
    }
  }, part)
}

/** What the page holds once everything is thrown away that nobody needs. */
async function measures(protocol: CDPSession) {
  // What the first sweep finalises, only the second takes away.
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  // Of the browser's own count, four hundred come and go with the sprite of icons: these are the page's.
  const { result } = await protocol.send('Runtime.evaluate', { expression: 'Node.prototype' })
  const { objects } = await protocol.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'nodes',
  })
  const nodes = await protocol.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
  })
  await protocol.send('Runtime.releaseObjectGroup', { objectGroup: 'nodes' })
  return {
    heap: usedSize,
    nodes: Number(nodes.result.value),
    listeners: value('JSEventListeners'),
    script: value('ScriptDuration'),
  }
}

test('ten positions a second for a minute leak nothing, jerk nothing and lose no place @long', async ({
  page,
  context,
}, { annotations }) => {
  test.setTimeout(180_000)
  await outside(context)
  await page.addInitScript(() => {
    const minute: Minute['minute'] = { said: [], longTasks: [], gap: 0 }
    Object.assign(globalThis, { minute })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) minute.longTasks.push(duration)
    }).observe({ entryTypes: ['longtask'] })
    let last = 0
    const frame = (now: number) => {
      if (last) minute.gap = Math.max(minute.gap, now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await fakeDevice(page)
  await tell(page, steps[0] ?? {})
  await expect(rows(page).filter({ hasText: NAME })).toBeVisible()
  await expect(page.getByRole('group', { name: /^Map\./ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable')
  // Opening the page and the map may cost what it wants; from here on it counts.
  await page.evaluate(() => {
    const { minute } = globalThis as unknown as Minute
    minute.longTasks = []
    minute.gap = 0
  })

  await walk(page, 0, 100)
  const early = await measures(protocol)
  await walk(page, 100, 300)
  const middle = await measures(protocol)
  await walk(page, 300, UPDATES)
  const late = await measures(protocol)

  const { said, longTasks, gap } = await page.evaluate(
    () => (globalThis as unknown as Minute).minute,
  )
  const wrong = steps.filter(({ latitude, longitude }, at) => {
    const metres = distance({ lat: latitude, lng: longitude }, CLINIC)
    return said[at] !== kilometres(metres)
  })
  annotations.push({
    type: 'figures',
    description: JSON.stringify({
      early,
      middle,
      late,
      longTasks,
      gap,
      wrong: wrong.length,
      load: loadavg()[0],
    }),
  })
  expect(said).toHaveLength(UPDATES)
  // A busy machine may draw a place a tenth of a second late, now and then.
  expect(wrong.length).toBeLessThan(UPDATES / 100)
  expect(late.nodes - early.nodes).toBeLessThan(UPDATES / 10)
  expect(late.listeners - early.listeners).toBeLessThan(50)
  expect(late.heap - early.heap).toBeLessThan(500_000)
  // Ten milliseconds of each hundred.
  expect((late.script - early.script) / (UPDATES - 100)).toBeLessThan(0.01)
  // None on a calm machine; one that does other work as well holds everybody up now and then.
  expect(longTasks.filter(milliseconds => milliseconds > 200).length).toBeLessThan(UPDATES / 100)
})
