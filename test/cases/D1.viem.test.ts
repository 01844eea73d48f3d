import { BrowserProvider } from 'ethers'
import { createWalletClient, custom, encodeFunctionData, http, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { signing as words } from '../../src/ui/words/en/signing.ts'
import { toLatchkitAccount } from '../../src/viem/toLatchkitAccount.ts'
import { agree } from '../support/adapters/adapterStage.ts'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'
import { CAIP2 } from '../support/chain/chainStage.ts'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const VALUE = 10n ** 15n

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  stage.person.asked.length = 0
  stage.person.answer = agree
})

const id = Number(CAIP2.split(':')[1])
const chainAt = (url: string) => ({
  id,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
})
const lineOf = (view: SignView | undefined) =>
  view && effectText(view, { words: words as never, locale: 'en', nowMs: 0 })?.line

/** A client of viem that signs here and sends by itself. */
const clientOf = async () => {
  const account = toLatchkitAccount(stage.person.kit, await stage.person.ethereum())
  return createWalletClient({ account, chain: chainAt(stage.url), transport: http(stage.url) })
}
const approve = encodeFunctionData({
  abi: parseAbi(['function approve(address spender, uint256 amount)']),
  args: [TO, 5n],
})

test.each([
  ['a payment', { to: TO, value: VALUE }],
  ['a permission', { to: '0x00000000000000000000000000000000000000ab', data: approve }],
] as const)(
  'D1 toLatchkitAccount: for %s that viem sends once it is signed, the screen does not say that it costs nothing',
  async (_, transaction) => {
    const client = await clientOf()
    const hash = await client.sendTransaction({ ...transaction, gas: 100_000n })
    expect(hash).toMatch(/^0x/)
    const [view] = stage.person.asked
    expect(view).toMatchObject({ broadcast: 'nobody', money: 'onceSent' })
    expect(lineOf(view)).toBe(words.money.onceSent)
  },
)

test.each([
  [
    'viem over the provider',
    async () => {
      const transport = custom(stage.makeProvider(CAIP2))
      const client = createWalletClient({ chain: chainAt(stage.url), transport })
      const transaction = { to: TO, value: VALUE, gas: 21_000n, gasPrice: 10n ** 10n } as const
      return client.signTransaction({ account: stage.address as `0x${string}`, ...transaction })
    },
  ],
  [
    'ethers over the provider',
    async () => {
      const ethers = new BrowserProvider(stage.makeProvider(CAIP2))
      const transaction = { from: stage.address, to: TO, value: `0x${VALUE.toString(16)}` }
      return ethers.send('eth_signTransaction', [transaction])
    },
  ],
])('D1 eth_signTransaction: %s shows that the signature can be sent', async (_, sign) => {
  expect(await sign()).toMatch(/^0x/)
  const [view] = stage.person.asked
  expect(view).toMatchObject({ broadcast: 'nobody', money: 'onceSent' })
  expect(lineOf(view)).toBe(words.money.onceSent)
})

test('D1 signTypedData: a permission that somebody has to use later costs nothing now', async () => {
  const client = await clientOf()
  const domain = { name: 'USD Coin', version: '2', chainId: id, verifyingContract: TO } as const
  const member = (name: string, type = 'uint256') => ({ name, type })
  const Permit = [
    member('owner', 'address'),
    member('spender', 'address'),
    ...['value', 'nonce', 'deadline'].map((name) => member(name)),
  ]
  const message = {
    owner: stage.address as `0x${string}`,
    spender: TO,
    value: 5n,
    nonce: 0n,
    deadline: BigInt(Math.floor(Date.now() / 1000) + 600),
  }
  await client.signTypedData({ domain, types: { Permit }, primaryType: 'Permit', message })
  const [view] = stage.person.asked
  expect(view).toMatchObject({ broadcast: 'nobody', money: 'later' })
})
