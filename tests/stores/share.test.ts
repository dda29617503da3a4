import { expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import { createShare } from '#stores/share/share.ts'

const address = 'https://fixwise.example'

function start() {
  const service = {
    hasSheet: () => true,
    copy: vi.fn(async () => ok(null) as never),
    openSheet: vi.fn(async () => ok(null) as never),
  }
  return { share: createShare(service), ...service }
}

test('says that the link was copied, or that it was refused, at each press', async () => {
  const { share, copy } = start()
  const seen: string[] = []
  share.$shared.listen(now => seen.push(now))
  await share.copy(address)
  await share.copy(address)
  expect(copy).toHaveBeenCalledWith(address)
  expect(seen).toEqual(['copied', 'nothing', 'copied'])
  copy.mockResolvedValue(fail('refused') as never)
  await share.copy(address)
  expect(share.$shared.get()).toBe('refused')
})

test('says nothing about a share sheet that opened, and says so if it cannot open', async () => {
  const { share, openSheet } = start()
  await share.copy(address)
  await share.open('Title', address)
  expect(openSheet).toHaveBeenCalledWith('Title', address)
  expect(share.$shared.get()).toBe('nothing')
  openSheet.mockResolvedValue(fail('refused') as never)
  await share.open('Title', address)
  expect(share.$shared.get()).toBe('refused')
})
