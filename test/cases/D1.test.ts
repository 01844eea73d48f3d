import { type Hex, serializeTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import {
  sendTransaction,
  signMessage,
  signTransaction,
} from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { SignState } from '../../src/core/wallet/signing/signState.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import {
  createLatchkitProvider,
  type LatchkitProvider,
} from '../../src/eip1193/createLatchkitProvider.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { createLatchkitWallet } from '../../src/solana/createLatchkitWallet.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { signature } from '../../src/ui/words/en/signature.ts'
import { signing as signingWords } from '../../src/ui/words/en/signing.ts'
import {
  type AdapterStage,
  createAdapterStage,
  FAR_CAIP2,
  FAR_SOLANA,
  SOLANA,
} from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2 } from '../support/chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'
import { often } from '../support/often.ts'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const VALUE = 10n ** 16n
const GAS_PRICE = '0x2540be400'
const ICON = 'data:image/png;base64,AA'
const words = { ...signature, ...signingWords, notes: signingWords.notes } as never

let stage: AdapterStage
let kit: Latchkit
let ethereum: Account
let solana: Account
let provider: LatchkitProvider
/** Which methods the kit has called at nodes since it was last emptied. */
const called: string[] = []

beforeAll(async () => {
  stage = await createAdapterStage()
  const person = await stage.richPerson()
  const fetchOf = person.kit.options.fetch ?? fetch
  kit = {
    ...person.kit,
    options: {
      ...person.kit.options,
      signing: undefined,
      fetch: async (input, init) => {
        const { method = '' } = Object(JSON.parse(String(init?.body ?? '{}')))
        called.push(String(method))
        return fetchOf(input, init)
      },
    },
  }
  ;[ethereum, solana] = [await person.ethereum(), await person.solana()]
  provider = createLatchkitProvider(kit, {
    initialChain: CAIP2,
    chains: kit.options.chains?.filter(({ caip2 }) => [CAIP2, FAR_CAIP2].includes(caip2)),
  })
  signingOf(kit).attach()
}, 120_000)
afterAll(() => stage.stop())

const CHAINS = { known: CAIP2, unknown: FAR_CAIP2 } as const
const idOf = (caip2: string) => `0x${BigInt(caip2.split(':')[1] ?? '').toString(16)}`

/** What the account has on a chain, in the smallest unit. */
async function balanceOn(caip2: string): Promise<bigint> {
  if (caip2 === CAIP2)
    return BigInt(String(await askChain(stage.url, 'eth_getBalance', ethereum.address, 'latest')))
  if (caip2 === FAR_CAIP2)
    return BigInt(String(await stage.askFar('eth_getBalance', ethereum.address, 'latest')))
  return BigInt(Object(await askChain(stage.solanaUrl, 'getBalance', solana.address)).value)
}

/** Approves one request, and gives what was shown, which screens followed, and what left the account. */
async function watch(caip2: string, ask: () => Promise<unknown>) {
  const { state, approve, close } = signingOf(kit)
  const before = await balanceOn(caip2)
  called.length = 0
  const screens: SignState['at'][] = []
  let view: SignView | null = null
  const stop = state.subscribe((now) => {
    if (screens.at(-1) !== now.at) screens.push(now.at)
    if (now.at !== 'asking') return
    view = now.view
    queueMicrotask(() => approve(now.id))
  })
  const result = await ask()
  const isOver = () => ['idle', 'sent', 'reverted', 'failed'].includes(state.getState().at)
  await vi.waitUntil(isOver, { timeout: 20_000, interval: 20 })
  const last = state.getState()
  if ('id' in last) close(last.id)
  await vi.waitUntil(() => state.getState().at === 'idle', often)
  stop()
  if (view === null) throw new Error('nobody was asked')
  const shown: SignView = view
  const left = before - (await balanceOn(caip2))
  return { result, view: shown, screens, left, methods: [...called] }
}

type Row = readonly [
  name: string,
  chain: 'known' | 'unknown',
  by: SignView['broadcast'],
  ask: (caip2: string) => Promise<unknown>,
]

const send = (more: object) => async (caip2: string) => {
  await provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: idOf(caip2) }],
  })
  const params = [{ from: ethereum.address, to: TO, value: `0x${VALUE.toString(16)}`, ...more }]
  return provider.request({ method: 'eth_sendTransaction', params })
}
const signOnly = (more: object) => async (caip2: string) => {
  await provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: idOf(caip2) }],
  })
  const params = [{ from: ethereum.address, to: TO, value: `0x${VALUE.toString(16)}`, ...more }]
  return provider.request({ method: 'eth_signTransaction', params })
}
const calls = async (caip2: string) =>
  provider.request({
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        from: ethereum.address,
        chainId: idOf(caip2),
        calls: [{ to: TO, value: `0x${VALUE.toString(16)}` }],
      },
    ],
  })
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const delegate = (caip2: string) => async () => {
  const [chainId, contractAddress] = [Number(BigInt(idOf(caip2))), TO as Hex]
  const signed = await key.signAuthorization({ chainId, contractAddress, nonce: 0 })
  const hex = (value: number | bigint) => `0x${BigInt(value).toString(16)}`
  const one = {
    address: TO,
    chainId: hex(chainId),
    nonce: '0x0',
    yParity: hex(signed.yParity ?? 0),
    r: hex(BigInt(signed.r)),
    s: hex(BigInt(signed.s)),
  }
  return send({ authorizationList: [one] })(caip2)
}
/** Code that does nothing. */
const create = { to: undefined, data: '0x600160005500' }
const list = [{ address: TO, storageKeys: [] }]

const rows: readonly Row[] = [
  ['a payment', 'known', 'service', send({})],
  ['a payment', 'unknown', 'node', send({})],
  ['a payment with a gas price', 'known', 'node', send({ gasPrice: GAS_PRICE })],
  ['a payment with a gas price', 'unknown', 'node', send({ gasPrice: GAS_PRICE })],
  ['a payment of type 0x0', 'known', 'node', send({ type: '0x0' })],
  ['a payment of type 0x0', 'unknown', 'node', send({ type: '0x0' })],
  ['a payment of type 0x1', 'known', 'node', send({ type: '0x1', accessList: list })],
  ['a payment of type 0x1', 'unknown', 'node', send({ type: '0x1', accessList: list })],
  ['a payment of type 0x2', 'known', 'service', send({ type: '0x2' })],
  ['a payment of type 0x2', 'unknown', 'node', send({ type: '0x2' })],
  ['a payment with an access list', 'known', 'node', send({ accessList: list })],
  ['a payment with an access list', 'unknown', 'node', send({ accessList: list })],
  ['a payment with gas', 'known', 'service', send({ gas: '0x5208' })],
  ['a payment with gas', 'unknown', 'node', send({ gas: '0x5208' })],
  ['a call', 'known', 'service', send({ data: '0xd09de08a' })],
  ['a call', 'unknown', 'node', send({ data: '0xd09de08a' })],
  ['a contract', 'known', 'node', send({ ...create, value: '0x1' })],
  ['a contract', 'unknown', 'node', send({ ...create, value: '0x1' })],
  ['authorizations', 'known', 'node', delegate(CAIP2)],
  ['authorizations', 'unknown', 'node', delegate(FAR_CAIP2)],
  ['a bundle', 'known', 'service', calls],
  ['a bundle', 'unknown', 'node', calls],
  ['a signature of a transaction', 'known', 'nobody', signOnly({})],
  ['a signature of a transaction', 'unknown', 'nobody', signOnly({})],
  ['a signature of a transaction of type 0x0', 'known', 'nobody', signOnly({ type: '0x0' })],
  [
    'useSendTransaction',
    'known',
    'service',
    (caip2) =>
      sendTransaction(kit, { account: ethereum, transaction: { caip2, to: TO, value: VALUE } }),
  ],
]

describe('the confirmation says what the kit is going to do', () => {
  test.each(rows)(
    '%s on a chain that is %s to the service: sent by %s',
    async (_, chain, by, ask) => {
      const caip2 = CHAINS[chain]
      const { view, screens, left, methods } = await watch(caip2, () => ask(caip2))
      const text = effectText(view, { words, locale: 'en', nowMs: 0 })
      expect(view.broadcast).toBe(by)
      expect(methods.includes('eth_sendRawTransaction')).toBe(by === 'node')
      if (by === 'nobody') {
        expect(left).toBe(0n)
        expect(view.money).toBe('onceSent')
        expect(text?.line).toBe(signingWords.money.onceSent)
        expect(screens).not.toContain('sending')
        expect(screens).not.toContain('sent')
        return
      }
      expect(left).toBeGreaterThan(0n)
      expect(view.money).toBe('now')
      // what is unreadable, or gives the account away, has a line of its own
      const hasOwnLine = ['delegation', 'unreadableCall'].includes(view.effect.kind)
      if (!hasOwnLine) expect(text?.line).toBe(signingWords.money.now)
      const fee = view.details.find((detail) => detail.kind === 'fee')
      expect(fee).toMatchObject({
        most: { raw: expect.any(BigInt) },
        usual: { raw: expect.any(BigInt) },
      })
      expect(screens).toEqual(['reading', 'asking', 'signing', 'sending', 'sent', 'idle'])
    },
  )
})

const LAMPORTS = 10_000_000n
const bytes = async (lamports: bigint) => {
  const latest = Object(await askChain(stage.solanaUrl, 'getLatestBlockhash')).value
  const hex = unsignedTransaction({
    payer: solana.address,
    recentBlockhash: String(latest.blockhash),
    instructions: [transfer(solana.address, RECEIVER, lamports)],
  })
  return bytesFromHex(hex) ?? new Uint8Array()
}

const onSolana: readonly (readonly [
  name: string,
  chain: typeof SOLANA | typeof FAR_SOLANA,
  by: SignView['broadcast'],
  feature: 'solana:signAndSendTransaction' | 'solana:signTransaction',
])[] = [
  ['known', SOLANA, 'service', 'solana:signAndSendTransaction'],
  ['unknown', FAR_SOLANA, 'node', 'solana:signAndSendTransaction'],
  ['known', SOLANA, 'nobody', 'solana:signTransaction'],
  ['unknown', FAR_SOLANA, 'nobody', 'solana:signTransaction'],
]

test.each(onSolana)(
  'on Solana, on a chain that is %s to the service (%s): sent by %s after %s',
  async (_, chain, by, feature) => {
    const wallet = createLatchkitWallet(kit, { icon: ICON, chains: [SOLANA, FAR_SOLANA] })
    const { accounts } = await wallet.features['standard:connect'].connect()
    const [account] = accounts
    if (!account) throw new Error('no account')
    // the local chain keeps its blockhash: the same twice would be one transaction
    const lamports = LAMPORTS + BigInt(feature.length + chain.length)
    const input = { account, transaction: await bytes(lamports), chain }
    const { view, screens, left, methods } = await watch(chain, () =>
      feature === 'solana:signTransaction'
        ? wallet.features[feature].signTransaction(input)
        : wallet.features[feature].signAndSendTransaction(input),
    )
    expect(view.broadcast).toBe(by)
    expect(methods.includes('sendTransaction')).toBe(by === 'node')
    expect(view.money).toBe(by === 'nobody' ? 'onceSent' : 'now')
    expect(left >= lamports).toBe(by !== 'nobody')
    const shown = ['reading', 'asking', 'signing']
    expect(screens).toEqual([...shown, ...(by === 'nobody' ? [] : ['sending', 'sent']), 'idle'])
  },
)

test('a message and a transaction that the app sends itself leave all money where it is', async () => {
  const message = await watch(CAIP2, () =>
    signMessage(kit, { account: ethereum, message: 'Hello' }),
  )
  expect(message).toMatchObject({ left: 0n, view: { broadcast: 'nobody', money: 'never' } })
  const unsigned = {
    type: 'TRANSACTION_TYPE_ETHEREUM',
    unsignedTransaction: serializeTransaction({
      type: 'legacy',
      chainId: 11_155_111,
      nonce: 0,
      gas: 21_000n,
      gasPrice: 10n ** 10n,
      to: TO,
      value: VALUE,
    }).slice(2),
  } as const
  const signed = await watch(CAIP2, () => signTransaction(kit, { account: ethereum, ...unsigned }))
  expect(signed).toMatchObject({ left: 0n, view: { broadcast: 'nobody', money: 'onceSent' } })
})
