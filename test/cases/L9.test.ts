import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import { createLatchkitProvider } from '../../src/eip1193/createLatchkitProvider.ts'
import { FAR_CAIP2 } from '../support/adapters/adapterStage.ts'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'
import { often } from '../support/often.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
}, 120_000)
afterAll(() => stage.stop())

/** A page with a screen, and a count of all that was ever shown on it. */
function page() {
  const { kit } = stage.person
  const own = { ...kit, options: { ...kit.options, signing: undefined } }
  const chains = own.options.chains?.filter(({ caip2 }) => caip2 === FAR_CAIP2)
  const provider = createLatchkitProvider(own, { chains })
  const signing = signingOf(own)
  const shown = new Set<number>()
  signing.attach()
  signing.state.subscribe((state) => state.at === 'asking' && shown.add(state.id))
  return { provider, signing, shown }
}
const codesOf = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))
const count = (codes: readonly unknown[], code: unknown) =>
  codes.filter((one) => one === code).length

test.each([
  ['personal_sign', (n: number) => [`0x${n.toString(16).padStart(8, '0')}`, 'FROM']],
  ['eth_sendTransaction', (n: number) => [{ from: 'FROM', to: TO, value: `0x${n.toString(16)}` }]],
])(
  '%s two thousand times: one is shown, five wait, and all others fail with a code',
  async (method, paramsOf) => {
    const { provider, signing, shown } = page()
    const requests = Array.from({ length: 2000 }, (_, n) => {
      const params = JSON.parse(JSON.stringify(paramsOf(n + 1)).replaceAll('FROM', stage.address))
      return provider.request({ method, params })
    })
    const all = Promise.allSettled(requests)
    await vi.waitUntil(() => signing.state.getState().at === 'asking', {
      ...often,
      timeout: 60_000,
    })
    signing.declineAll()
    const codes = codesOf(await all)
    expect(count(codes, -32005)).toBe(1994)
    expect(count(codes, 4001)).toBe(6)
    expect(shown.size).toBe(1)
    // and the next one is asked for as ever
    const params = JSON.parse(JSON.stringify(paramsOf(1)).replaceAll('FROM', stage.address))
    const next = provider.request({ method, params }).catch(({ code }) => code)
    await vi.waitUntil(() => signing.state.getState().at === 'asking', often)
    const state = signing.state.getState()
    if ('id' in state) signing.decline(state.id)
    expect(await next).toBe(4001)
  },
  120_000,
)
