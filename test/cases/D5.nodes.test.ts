import { serializeTransaction } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import { sendTransaction, signTransaction } from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { type AdapterStage, createAdapterStage, SOLANA } from '../support/adapters/adapterStage.ts'
import { CAIP2 } from '../support/chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const NODE = 'http://node.test/'

let stage: AdapterStage
let person: Awaited<ReturnType<AdapterStage['richPerson']>>
let mine: Account
let solana: Account
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  mine = await person.ethereum()
  solana = await person.solana()
}, 60_000)
afterAll(() => stage.stop())

type Options = Partial<Latchkit['options']>

/** What a person reads, who then declines it. */
async function read(options: Options, ask: (kit: Latchkit) => Promise<unknown>): Promise<SignView> {
  const kit = { ...person.kit, options: { ...person.kit.options, signing: undefined, ...options } }
  const signing = signingOf(kit)
  const detach = signing.attach()
  const asked = ask(kit)
  const { id, view } = await vi.waitUntil(
    () => {
      const state = signing.state.getState()
      return state.at === 'asking' && state
    },
    { timeout: 20_000 },
  )
  signing.decline(id)
  expect(await asked).toEqual({ cancelled: true })
  detach()
  return view
}

const ethereumBytes = () => {
  const fees = { maxFeePerGas: 2n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n }
  const chainId = Number(CAIP2.split(':')[1])
  return serializeTransaction({ chainId, nonce: 0, gas: 21_000n, to: TO, value: 1n, ...fees })
}
const kinds: Readonly<Record<string, (kit: Latchkit) => Promise<unknown>>> = {
  'a send by the service': (kit) =>
    sendTransaction(kit, { account: mine, transaction: { caip2: CAIP2, to: TO, value: 1n } }),
  'a send with its gas': (kit) =>
    sendTransaction(kit, {
      account: mine,
      transaction: { caip2: CAIP2, to: TO, value: 1n, gas: 21_000n },
    }),
  'a transaction that is only signed': (kit) => {
    const unsigned = { unsignedTransaction: ethereumBytes().slice(2), caip2: CAIP2 }
    return signTransaction(kit, { account: mine, type: 'TRANSACTION_TYPE_ETHEREUM', ...unsigned })
  },
  'a transaction on Solana that is only signed': (kit) => {
    const instructions = [transfer(solana.address, RECEIVER, 2_000_000n)]
    const hex = unsignedTransaction({ payer: solana.address, instructions })
    const unsigned = { unsignedTransaction: hex, caip2: SOLANA }
    return signTransaction(kit, { account: solana, type: 'TRANSACTION_TYPE_SOLANA', ...unsigned })
  },
}
const at = (rpcUrl: string) => [CAIP2, SOLANA].map((caip2) => ({ caip2, rpcUrl }))
/** A node that refuses each call so. */
const refusing = (error: object): Options => ({
  chains: at(NODE),
  fetch: async (input, init) =>
    String(input) === NODE
      ? Response.json({ jsonrpc: '2.0', id: 1, error })
      : (person.kit.options.fetch ?? fetch)(input, init),
})
const nodes: Readonly<Record<string, () => Options>> = {
  'no node is known': () => ({ chains: undefined }),
  'the node is away': () => ({ chains: at('http://127.0.0.1:9/') }),
  'the node does not do it': () => refusing({ code: -32601, message: 'the method does not exist' }),
  'the node is behind': () => refusing({ code: -32000, message: 'missing trie node' }),
}

const table = Object.keys(kinds).flatMap((kind) => Object.keys(nodes).map((node) => [kind, node]))
test.each(table)(
  'D5 readRequest: the confirmation of %s says that nobody could simulate it where %s',
  async (kind = '', node = '') => {
    const ask = kinds[kind]
    if (!ask) throw new Error(kind)
    const { warnings } = await read(nodes[node]?.() ?? {}, ask)
    expect(warnings).toEqual([{ kind: 'notSimulated' }])
  },
)

test.each(Object.entries(kinds))(
  'D5 readRequest: the confirmation of %s that a node has simulated warns of nothing',
  async (_, ask) => {
    expect((await read({}, ask)).warnings).toEqual([])
  },
)
