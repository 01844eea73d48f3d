import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FAR_CAIP2 } from '../support/adapters/adapterStage.ts'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { warned } from '../support/signViews.ts'

/** Whatever is called, it reverts. */
const REVERTS = '0x5f5ffd'
const CONTRACT = '0x00000000000000000000000000000000000000ab'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
  await stage.askFar('anvil_setCode', CONTRACT, REVERTS)
  await askChain(stage.url, 'anvil_setCode', CONTRACT, REVERTS)
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  stage.person.asked.length = 0
  stage.person.answer = async () => false
})

test.each([
  ['sent by the service', CAIP2, 'eth_sendTransaction', {}],
  ['sent by the node', FAR_CAIP2, 'eth_sendTransaction', {}],
  ['of the first kind', CAIP2, 'eth_sendTransaction', { gasPrice: '0x2540be400' }],
  ['only signed', FAR_CAIP2, 'eth_signTransaction', {}],
])(
  'the confirmation warns of a transaction that must revert, though the app names the gas: %s',
  async (_, chain, method, more) => {
    const provider = stage.makeProvider(chain)
    const fails = { from: stage.address, to: CONTRACT, data: '0xd09de08a', gas: '0x186a0', ...more }
    await expect(provider.request({ method, params: [fails] })).rejects.toMatchObject({
      code: 4001,
    })
    const goes = { ...fails, to: TO }
    await expect(provider.request({ method, params: [goes] })).rejects.toMatchObject({ code: 4001 })
    const [bad, good] = stage.person.asked
    expect(bad && warned(bad)).toContain('wouldFail')
    expect(good && warned(good)).not.toContain('wouldFail')
  },
)

test('the confirmation warns of gas that does not suffice', async () => {
  const provider = stage.makeProvider(FAR_CAIP2)
  // a thousand steps of a loop
  await stage.askFar('anvil_setCode', TO, '0x6103e85b6001900380600357')
  const call = { from: stage.address, to: TO, data: '0x01', gas: '0x5300' }
  const asked = provider.request({ method: 'eth_sendTransaction', params: [call] })
  await expect(asked).rejects.toMatchObject({ code: 4001 })
  const [view] = stage.person.asked
  expect(view && warned(view)).toContain('wouldFail')
})
