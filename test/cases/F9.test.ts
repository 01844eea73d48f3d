import { getBase58Decoder } from '@solana/kit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import { awaitCommitment } from '../../src/core/wallet/sending/awaitCommitment.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { createLatchkitWallet } from '../../src/solana/createLatchkitWallet.ts'
import type { SendOptions } from '../../src/solana/standard.ts'
import {
  type AdapterStage,
  createAdapterStage,
  FAR_SOLANA,
  type Person,
  SOLANA,
} from '../support/adapters/adapterStage.ts'
import { askChain } from '../support/chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'

const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

let stage: AdapterStage
let person: Person
let kit: Latchkit
/** What nodes were asked to send, with which options. */
const sent: unknown[] = []
let lamports = 4_000_000n

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  const send = person.kit.options.fetch ?? fetch
  kit = {
    ...person.kit,
    options: {
      ...person.kit.options,
      fetch: (input, init) => {
        const { method, params } = Object(JSON.parse(String(init?.body ?? '{}')))
        if (method === 'sendTransaction') sent.push(params[1])
        return send(input, init)
      },
    },
  }
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  sent.length = 0
  person.asked.length = 0
})

async function sendWith(
  options: SendOptions | undefined,
  chain: `solana:${string}`,
  by: Latchkit = kit,
) {
  const { address } = await person.solana()
  const latest = Object(await askChain(stage.solanaUrl, 'getLatestBlockhash')).value
  const hex = unsignedTransaction({
    payer: address,
    recentBlockhash: String(latest.blockhash),
    instructions: [transfer(address, RECEIVER, ++lamports)],
  })
  const wallet = createLatchkitWallet(by, { icon: 'data:image/png;base64,AA', chains: [chain] })
  const { accounts } = await wallet.features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error('no account')
  const transaction = bytesFromHex(hex) ?? new Uint8Array()
  const input = { account, transaction, chain, options }
  return wallet.features['solana:signAndSendTransaction'].signAndSendTransaction(input)
}

const all = {
  skipPreflight: true,
  maxRetries: 3,
  minContextSlot: 1,
  preflightCommitment: 'processed',
} as const

test.each([
  [FAR_SOLANA, all],
  [SOLANA, all],
  [SOLANA, { skipPreflight: true }],
  [SOLANA, { maxRetries: 0 }],
  [SOLANA, { minContextSlot: 2 }],
  [SOLANA, { preflightCommitment: 'finalized' }],
] as const)('signAndSendTransaction on %s: the node is given %o', async (chain, options) => {
  await sendWith(options, chain)
  expect(sent).toEqual([expect.objectContaining({ ...options, encoding: 'base64' })])
  expect(person.asked).toMatchObject([{ broadcast: 'node', money: 'now' }])
})

test.each([undefined, {}, { skipPreflight: false }, { preflightCommitment: 'confirmed' }] as const)(
  'signAndSendTransaction: %o is as the service sends anyway',
  async (options) => {
    await sendWith(options, SOLANA)
    expect(sent).toEqual([])
    expect(person.asked).toMatchObject([{ broadcast: 'service' }])
  },
)

test('signAndSendTransaction: what the service cannot do without a node is refused, and nobody is asked', async () => {
  const without = { ...kit, options: { ...kit.options, chains: [{ caip2: SOLANA }] } }
  await expect(sendWith({ skipPreflight: true }, SOLANA, without)).rejects.toMatchObject({
    code: 'SIGN_REQUEST_INVALID',
  })
  expect(person.asked).toEqual([])
})

test.each([
  { maxRetries: -1 },
  { maxRetries: 1.5 },
  { minContextSlot: '1' },
  { skipPreflight: 'yes' },
  { preflightCommitment: 'single' },
  { commitment: 'single' },
])('signAndSendTransaction: %o is no option of a node, and refused', async (options) => {
  await expect(sendWith(options as SendOptions, FAR_SOLANA)).rejects.toMatchObject({
    code: 'SIGN_REQUEST_INVALID',
  })
  expect(person.asked).toEqual([])
})

test.each([
  [SOLANA, 'confirmed'],
  [FAR_SOLANA, 'finalized'],
] as const)(
  'signAndSendTransaction on %s: waits until the node reports it as %s',
  async (chain, commitment) => {
    const [sent] = await sendWith({ commitment }, chain)
    const signature = getBase58Decoder().decode(sent?.signature ?? new Uint8Array())
    const { value } = Object(await askChain(stage.solanaUrl, 'getSignatureStatuses', [signature]))
    const levels = commitment === 'finalized' ? ['finalized'] : ['confirmed', 'finalized']
    expect(levels).toContain(value[0]?.confirmationStatus)
  },
)

test('signAndSendTransaction: a commitment that nobody can be asked for is refused, and nobody is asked', async () => {
  const without = { ...kit, options: { ...kit.options, chains: [{ caip2: SOLANA }] } }
  await expect(sendWith({ commitment: 'confirmed' }, SOLANA, without)).rejects.toMatchObject({
    code: 'SIGN_REQUEST_INVALID',
  })
  expect(person.asked).toEqual([])
})

test('signAndSendTransaction: a transaction that the node never reports is told by its hash', async () => {
  const fetched = kit.options.fetch ?? fetch
  const blind: typeof fetch = async (input, init) => {
    const { id, method } = Object(JSON.parse(String(init?.body ?? '{}')))
    if (method !== 'getSignatureStatuses') return fetched(input, init)
    return Response.json({ jsonrpc: '2.0', id, result: { context: { slot: 1 }, value: [null] } })
  }
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const signature = new Uint8Array(64).fill(7)
  const chain = chainFacts(SOLANA, kit.options.chains)
  const waited = awaitCommitment(
    { options: { ...kit.options, fetch: blind } },
    chain,
    signature,
    'processed',
  )
  await expect(waited).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
    hash: getBase58Decoder().decode(signature),
  })
  vi.restoreAllMocks()
})
