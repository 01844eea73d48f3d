import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createEthereumSend } from '../../src/core/wallet/sending/ethereumNodeSend.ts'
import { createSolanaSend } from '../../src/core/wallet/sending/solanaNodeSend.ts'
import { bytesFromBase58 } from '../../src/crypto/solana/base58.ts'
import { base64FromBytes } from '../../src/lib/base64.ts'
import { readEthereumBroadcast } from '../../src/wire/nodeResponses.ts'
import type { NodeVerdict } from '../../src/wire/nodeVerdict.ts'
import { applyBroadcast, NEW_LIFE } from '../../src/wire/sendLife.ts'
import { moveExpiry } from '../../src/wire/solanaExpiry.ts'
import {
  durableTransfer,
  transfer,
  unsignedTransaction,
} from '../support/chain/solanaTransactions.ts'
import { createSendStage } from '../support/sending/sendStage.ts'

const PAYER = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const NONCE = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
const LATER_NONCE = 'J1otSRYSTtXfbpbXs4pdbi7nUSEZ8vkvWfSgu7gfuiTj'
const RPC = 'http://node.test/'

afterEach(() => void vi.useRealTimers())

const says = (message: string) => ({ httpStatus: 200, body: { error: { code: -32000, message } } })
const lost = applyBroadcast(NEW_LIFE, { kind: 'unknown', reason: 'lost' }).life
const statusAfterDoubt = (message: string, caip2: string) =>
  applyBroadcast(lost, readEthereumBroadcast(says(message), caip2)).life.status

test.each([
  ['eip155:1', 'FAILED'],
  ['eip155:8453', 'FAILED'],
  ['eip155:42161', 'BROADCASTING'],
  ['eip155:421614', 'BROADCASTING'],
  // a chain of an app's own: nobody knows what its least gas pays for
  ['eip155:42170', 'BROADCASTING'],
])('F3 nodeResponses: intrinsic gas too low on %s after a lost response is %s', (caip2, status) => {
  expect(statusAfterDoubt('intrinsic gas too low: have 30000, want 41000', caip2)).toBe(status)
})

test.each([
  'only replay-protected (EIP-155) transactions allowed over RPC',
  'oversized data: transaction size 131073, limit 131072',
  'max initcode size exceeded: code size 49153 limit 49152',
  'max fee per gas less than block base fee: address 0xab, maxFeePerGas: 1, baseFee: 7',
  'insufficient funds for gas * price + value',
])(
  'F3 nodeResponses: %s is the choice of one node, or passes: after a lost response it ends nothing',
  (message) => {
    expect(statusAfterDoubt(message, 'eip155:1')).toBe('BROADCASTING')
  },
)

test('F3 sendLife: rate limits do not use up the patience with a blockhash that nodes do not know', () => {
  const again = (reason: 'rateLimited' | 'blockhashUnknown'): NodeVerdict => {
    return { kind: 'retry', reason, retryAfterMs: null, mayBeTaken: false }
  }
  let life = NEW_LIFE
  for (let n = 0; n < 30; n++) life = applyBroadcast(life, again('rateLimited')).life
  for (let n = 0; n < 6; n++) {
    const step = applyBroadcast(life, again('blockhashUnknown'))
    expect(step.next.kind).toBe('broadcastAgain')
    life = applyBroadcast(step.life, again('rateLimited')).life
  }
  expect(applyBroadcast(life, again('blockhashUnknown')).life.status).toBe('FAILED')
})

test('F3 solanaExpiry: the highest block of the first minute counts, and a node that calls the blockhash valid', () => {
  const look = { finalizedHeight: 100, isValid: null, ageMs: 0 }
  expect(moveExpiry(null, look)).toBe(314)
  expect(moveExpiry(314, { ...look, finalizedHeight: 1000, ageMs: 59_000 })).toBe(1214)
  expect(moveExpiry(1214, { ...look, finalizedHeight: 90, ageMs: 59_000 })).toBe(1214)
  expect(moveExpiry(1214, { ...look, finalizedHeight: 2000, ageMs: 61_000 })).toBe(1214)
  expect(moveExpiry(314, { finalizedHeight: 1100, isValid: true, ageMs: 90_000 })).toBe(1100)
})

/** What a cluster says to the kit. */
type Cluster = {
  height: number
  isValid: boolean | null
  nonce: string
  status: object | null
  statusSlot: number
  genesisHash: string | null
}
const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const FAR_BEYOND = 5000
const LOST = -1

function startSolana(signed: string, cluster: Cluster) {
  vi.useFakeTimers({ toFake: ['performance'] })
  const results: Readonly<Record<string, () => unknown>> = {
    getEpochInfo: () => ({ absoluteSlot: cluster.height + 50, blockHeight: cluster.height }),
    isBlockhashValid: () => ({ context: { slot: cluster.height + 50 }, value: cluster.isValid }),
    getSignatureStatuses: () => ({
      context: { slot: cluster.statusSlot },
      value: [cluster.status],
    }),
    getAccountInfo: () => {
      const data = new Uint8Array(80)
      data.set(bytesFromBase58(cluster.nonce) ?? [], 40)
      const value = { data: [base64FromBytes(data), 'base64'] }
      return { context: { slot: cluster.height + 50 }, value }
    },
    getGenesisHash: () => cluster.genesisHash,
  }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { id, method } = JSON.parse(String(init?.body))
    return Response.json({ jsonrpc: '2.0', id, result: results[method]?.() ?? null })
  }
  const send = createSolanaSend(RPC, { fetch }, signed, { caip2: `solana:${DEVNET.slice(0, 32)}` })
  /** So many looks, each after six seconds. */
  const look = async (count: number) => {
    const found: boolean[] = []
    for (let n = 0; n < count; n++) {
      vi.advanceTimersByTime(6000)
      found.push(await send.canNeverBeIncluded())
    }
    return found
  }
  return { look }
}
const newCluster = (): Cluster => ({
  height: 1000,
  isValid: false,
  nonce: NONCE,
  status: null,
  statusSlot: FAR_BEYOND,
  genesisHash: DEVNET,
})
const plain = () =>
  unsignedTransaction({ payer: PAYER, instructions: [transfer(PAYER, RECEIVER, 1n)] })
const none = (count: number) => Array.from({ length: count }, () => false)

test('F3 solanaNodeSend: one response of a replica that has just started expires nothing', async () => {
  const cluster = { ...newCluster(), height: 3 }
  const { look } = startSolana(plain(), cluster)
  expect(await look(1)).toEqual([false])
  // a replica that is not behind, still within the first minute
  cluster.height = 1000
  expect(await look(6)).toEqual(none(6))
  cluster.height = 1100
  expect(await look(20)).toEqual(none(20))
})

test('F3b solanaNodeSend: a blockhash has expired beyond its last block, by four looks that miss the signature', async () => {
  const cluster = newCluster()
  const { look } = startSolana(plain(), cluster)
  expect(await look(12)).toEqual(none(12))
  cluster.height = 1215
  // while any node calls it valid it is not over
  cluster.isValid = true
  expect(await look(5)).toEqual(none(5))
  cluster.isValid = false
  cluster.height = 1216
  // nor by a status that is older than the block
  cluster.statusSlot = 1200
  expect(await look(5)).toEqual(none(5))
  cluster.statusSlot = FAR_BEYOND
  expect(await look(3)).toEqual(none(3))
  // a look that finds it begins anew
  cluster.status = { err: null, confirmationStatus: 'processed' }
  expect(await look(1)).toEqual([false])
  cluster.status = null
  expect(await look(4)).toEqual([false, false, false, true])
})

test('F3 solanaNodeSend: a node of another cluster, which does not know the signature, ends nothing', async () => {
  const cluster = newCluster()
  const { look } = startSolana(plain(), cluster)
  expect(await look(1)).toEqual([false])
  Object.assign(cluster, { height: 5000, statusSlot: 10_000, genesisHash: MAINNET })
  expect(await look(12)).toEqual(none(12))
  // nor one that does not say which cluster it is of
  Object.assign(cluster, { height: 6000, genesisHash: null })
  expect(await look(8)).toEqual(none(8))
  // what it told in the first minute moved the end, which harms nobody
  cluster.genesisHash = DEVNET
  expect(await look(4)).toEqual([false, false, false, true])
})

test('F3 solanaNodeSend: a durable nonce outlives every blockhash, and ends when its account has moved on', async () => {
  const cluster = newCluster()
  const { look } = startSolana(durableTransfer(PAYER, RECEIVER, NONCE), cluster)
  expect(await look(3)).toEqual(none(3))
  cluster.height = 9000
  cluster.statusSlot = 10_000
  expect(await look(6)).toEqual(none(6))
  cluster.nonce = LATER_NONCE
  expect(await look(4)).toEqual([false, false, false, true])
})

test('F3 ethereumNodeSend: a nonce that another transaction has used is final twelve blocks deep, and not when its block is undone', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const chain = { height: 100, count: 1, chainId: 1 }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { id, method } = JSON.parse(String(init?.body))
    const { height, chainId, count } = chain
    const told = { eth_blockNumber: height, eth_chainId: chainId, eth_getTransactionCount: count }
    const number = told[method as keyof typeof told]
    if (number === LOST) throw new TypeError('fetch failed')
    return Response.json({ jsonrpc: '2.0', id, result: `0x${number.toString(16)}` })
  }
  // legacy, nonce 0
  const signed = `df80018252089400000000000000000000000000000000000000aa01801b0101`
  const on = { caip2: 'eip155:1', from: '0xab' }
  const send = createEthereumSend(RPC, { fetch }, signed, on)
  const look = async (count: number) => {
    const found: boolean[] = []
    for (let n = 0; n < count; n++) {
      vi.advanceTimersByTime(4000)
      found.push(await send.canNeverBeIncluded())
    }
    return found
  }
  expect(await look(8)).toEqual(none(8))
  // the block is undone, and the nonce is free again
  Object.assign(chain, { height: 101, count: 0 })
  expect(await look(1)).toEqual([false])
  Object.assign(chain, { height: 113, count: 1 })
  expect(await look(5)).toEqual(none(5))
  chain.height = 125
  // nor a node of another chain, where the account has sent more
  Object.assign(chain, { chainId: 10 })
  expect(await look(8)).toEqual(none(8))
  // nor one whose answer to that question was lost
  Object.assign(chain, { chainId: LOST })
  expect(await look(8)).toEqual(none(8))
  Object.assign(chain, { chainId: 1 })
  expect(await look(1)).toEqual([true])
})

test('F3 sendQueue: a replica far behind told too low a block first, and a valid blockhash is not called too old', async () => {
  const world = { height: 10, isValid: false, genesisHash: DEVNET }
  const stage = await createSendStage((method) => {
    if (method === 'getGenesisHash') return { result: world.genesisHash }
    if (method === 'sendTransaction') return 'lost'
    if (method === 'getEpochInfo')
      return { result: { absoluteSlot: world.height + 50, blockHeight: world.height } }
    if (method === 'isBlockhashValid')
      return { result: { context: { slot: world.height + 50 }, value: world.isValid } }
    if (method === 'getSignatureStatuses')
      return { result: { context: { slot: FAR_BEYOND }, value: [null] } }
    return undefined
  })
  onTestFinished(stage.node.stop)
  const instructions = [transfer(stage.payer, RECEIVER, 1n)]
  const id = await stage.paySolana(unsignedTransaction({ payer: stage.payer, instructions }))
  await stage.pass()
  await stage.pass(1000)
  // the replica has caught up: by its first word the blockhash would be over
  Object.assign(world, { height: 1000, isValid: true })
  for (let n = 0; n < 6; n++) await stage.pass(61_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  // nor by a node of another cluster
  Object.assign(world, { height: 1300, isValid: false, genesisHash: MAINNET })
  for (let n = 0; n < 6; n++) await stage.pass(61_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  world.genesisHash = DEVNET
  for (let n = 0; n < 6; n++) await stage.pass(61_000)
  expect(await stage.statusOf(id)).toMatchObject({
    txStatus: 'FAILED',
    txError: 'the blockhash is too old',
  })
})
