import { atom } from 'nanostores'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ok } from '#domain/result.ts'
import { Technician } from '#domain/locator/technicians.ts'
import type { Where } from '#stores/locator/position.ts'
import { createTechnicians } from '#stores/locator/technicians.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }

test('a minute of updates, ten a second over a thousand entries, keeps a tenth of the time busy at most', async () => {
  const crowd = Array.from({ length: 1000 }, (_, index) =>
    v.parse(Technician, {
      id: `t${index}`,
      name: `t${index}`,
      location: { lat: LONDON.lat + (index % 40) / 4000, lng: LONDON.lng + index / 40_000 },
    }),
  )
  const $where = atom<Where>({ state: 'idle' })
  const around = async () => ok(crowd)
  const { $list } = createTechnicians($where, atom([]), { around, areas: async () => ok([]) })
  $list.listen(() => {})
  // What this thread has worked, whatever else the machine is doing.
  const begin = process.threadCpuUsage()
  for (let tick = 0; tick < 600; tick++) {
    const place = { lat: LONDON.lat, lng: LONDON.lng + tick * 1e-5 }
    $where.set({ state: 'located', by: 'device', place, accuracy: 10 })
    await new Promise<void>(resolve => setImmediate(resolve))
  }
  const { user, system } = process.threadCpuUsage(begin)
  expect((user + system) / 1000).toBeLessThan(6000)
  expect($list.get().state).toBe('ready')
})
