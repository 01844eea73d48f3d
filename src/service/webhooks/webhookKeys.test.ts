import { expect, test } from 'vitest'
import { createTestApi } from '../../../test/support/activityApi.ts'
import { createWebhookKeys } from './webhookKeys.ts'

const DAY_MS = 24 * 3_600_000

async function open() {
  const { parts, clock } = await createTestApi()
  const idsNow = async (keys = createWebhookKeys(parts)) => ({
    current: (await keys.current()).keyId,
    published: (await keys.published()).map(({ keyId }) => keyId),
  })
  return { parts, clock, idsNow }
}

test('makes one key, sealed, however many ask for it at once', async () => {
  const { parts, idsNow } = await open()
  const all = await Promise.all(Array.from({ length: 20 }, () => idsNow()))
  const [first] = all
  expect(first?.published).toEqual([first?.current])
  for (const each of all) expect(each).toEqual(first)
  const [row, ...more] = await parts.store.find('secrets', {})
  expect(more).toEqual([])
  const opening = parts.sealer.open(row?.sealed ?? '', 'secret\nanother\n1')
  await expect(opening).rejects.toThrow()
})

test('publishes a new key a day before it signs, and the old one for 30 days more', async () => {
  const { clock, idsNow } = await open()
  const old = (await idsNow()).current
  clock.time += 90 * DAY_MS - 1
  expect(await idsNow()).toEqual({ current: old, published: [old] })
  clock.time += 1
  const during = await idsNow()
  expect(during).toMatchObject({ current: old, published: [old, expect.any(String)] })
  const [, next = ''] = during.published
  clock.time += DAY_MS
  expect(await idsNow()).toEqual({ current: next, published: [old, next] })
  clock.time += 30 * DAY_MS - 1
  expect((await idsNow()).published).toEqual([old, next])
  clock.time += 1
  expect((await idsNow()).published).toEqual([next])
})

test('a process that was there before finds the key that another one made', async () => {
  const { parts, clock, idsNow } = await open()
  const mine = createWebhookKeys(parts)
  await idsNow(mine)
  clock.time += 90 * DAY_MS
  const { published } = await idsNow()
  clock.time += DAY_MS
  expect(await idsNow(mine)).toEqual({ current: published[1], published })
})
