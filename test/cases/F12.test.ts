import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
}, 120_000)
afterAll(() => stage.stop())
afterEach(() => vi.unstubAllGlobals())

/** The storage of a tab, which stays when its page is loaded again. */
function tab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  vi.stubGlobal('sessionStorage', storage)
  return kept
}
const bundle = (id: string, ...data: string[]) => ({
  version: '2.0.0',
  id,
  from: stage.address,
  chainId: '0x7a69',
  calls: data.map((one) => ({ to: TO, value: '0x1', data: one })),
})
const status = (provider: ProviderStage['provider'], id: string) =>
  provider.request({ method: 'wallet_getCallsStatus', params: [id] })

test('wallet_getCallsStatus: a bundle is known after the page was loaded again, and its id is taken', async () => {
  const kept = tab()
  const first = stage.makeProvider()
  await first.request({ method: 'wallet_sendCalls', params: [bundle('0xf12', '0x', '0x')] })
  const before = await status(first, '0xf12')
  expect(before).toMatchObject({ status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
  const second = stage.makeProvider()
  expect(await status(second, '0xf12')).toEqual(before)
  const again = second.request({ method: 'wallet_sendCalls', params: [bundle('0xf12', '0x')] })
  await expect(again).rejects.toMatchObject({ code: 5720 })
  // nothing of what was sent is kept
  expect([...kept.values()].join()).not.toContain(TO.slice(2))
  expect([...kept.values()].join()).not.toContain(stage.address.slice(2))
})

test('wallet_getCallsStatus: what a page that is gone has not asked for any more counts as ended', async () => {
  tab()
  const first = stage.makeProvider()
  let seen: unknown
  stage.person.answer = async () => {
    if (stage.person.asked.length < 2) return true
    seen = await status(stage.makeProvider(), '0xf13')
    return false
  }
  stage.person.asked.length = 0
  await first.request({ method: 'wallet_sendCalls', params: [bundle('0xf13', '0x', '0x')] })
  expect(seen).toMatchObject({ status: 600, receipts: [{ status: '0x1' }] })
  expect(await status(first, '0xf13')).toMatchObject({ status: 600 })
})

test('wallet_getCallsStatus: what somebody else wrote into the storage is no bundle', async () => {
  const kept = tab()
  const provider = stage.makeProvider()
  stage.person.answer = async () => true
  await provider.request({ method: 'wallet_sendCalls', params: [bundle('0xf14', '0x')] })
  const [key = ''] = kept.keys()
  for (const text of [
    '{',
    '7',
    '[7]',
    '[{"id":"0xf14"}]',
    `[{"id":"0xf14","userId":"x","chainId":"1","hashes":[]}]`,
  ]) {
    kept.set(key, text)
    await expect(status(stage.makeProvider(), '0xf14')).rejects.toMatchObject({ code: 5730 })
  }
})
