import { expect, onTestFinished, test } from 'vitest'
import { askNode } from '../../src/core/wallet/sending/nodeRpc.ts'
import { readEthereumBroadcast } from '../../src/wire/nodeResponses.ts'
import { applyBroadcast, NEW_LIFE } from '../../src/wire/sendLife.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'
import type { Outcome, Script } from '../support/sending/scriptedNode.ts'
import { createSendStage } from '../support/sending/sendStage.ts'

const HASH = `0x${'ab'.repeat(32)}`
const SIGNATURE = '5'.repeat(88)
const TO_SOLANA = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'

async function stageWith(script: Script) {
  const stage = await createSendStage(script)
  onTestFinished(stage.node.stop)
  return stage
}

const rpcError = (code: number, message: string, data?: unknown): Outcome => ({
  error: { code, message, ...(data === undefined ? {} : { data }) },
})
const limited: Outcome = {
  status: 429,
  headers: { 'retry-after': '7' },
  body: {
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32005, message: 'project ID request rate exceeded' },
  },
}

test.each<[string, Outcome, 'INITIALIZED' | 'BROADCASTING']>([
  ['429 with a JSON-RPC body', limited, 'INITIALIZED'],
  ['-32005', rpcError(-32005, 'limit exceeded'), 'INITIALIZED'],
  ['request timed out', rpcError(-32002, 'request timed out'), 'BROADCASTING'],
  ['Internal error', rpcError(-32603, 'Internal error'), 'BROADCASTING'],
])('F2 sendQueue: Ethereum: %s is tried again with backoff', async (_, outcome, meanwhile) => {
  let isCalm = false
  const stage = await stageWith((method) => {
    if (method !== 'eth_sendRawTransaction') return undefined
    return isCalm ? { result: HASH } : outcome
  })
  const sends = () => stage.node.asked('eth_sendRawTransaction').length
  const id = await stage.pay()
  await stage.pass()
  expect((await stage.statusOf(id)).txStatus).toBe(meanwhile)
  // not at once, and not before the node wants
  await stage.pass(outcome === limited ? 6900 : 300)
  expect(sends()).toBe(1)
  await stage.pass(outcome === limited ? 200 : 500)
  expect(sends()).toBe(2)
  isCalm = true
  await stage.pass(30_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  expect(new Set(stage.node.asked('eth_sendRawTransaction').map(String)).size).toBe(1)
})

test.each<[string, Outcome, 'INITIALIZED' | 'BROADCASTING']>([
  [
    'Node is behind by 42 slots',
    rpcError(-32005, 'Node is behind by 42 slots', { numSlotsBehind: 42 }),
    'INITIALIZED',
  ],
  ['429', limited, 'INITIALIZED'],
  ['Internal error', rpcError(-32603, 'Internal error'), 'BROADCASTING'],
])('F2 sendQueue: Solana: %s is tried again with backoff', async (_, outcome, meanwhile) => {
  let isCalm = false
  const stage = await stageWith((method) => {
    if (method !== 'sendTransaction') return undefined
    return isCalm ? { result: SIGNATURE } : outcome
  })
  const instructions = [transfer(stage.payer, TO_SOLANA, 1n)]
  const id = await stage.paySolana(unsignedTransaction({ payer: stage.payer, instructions }))
  await stage.pass()
  expect((await stage.statusOf(id)).txStatus).toBe(meanwhile)
  isCalm = true
  await stage.pass(10_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
})

test('F2 prepareEthSend: a limit while the gas is asked for is no failed transaction', async () => {
  let asked = 0
  const stage = await stageWith((method) => {
    if (method !== 'eth_estimateGas') return undefined
    return ++asked === 1 ? rpcError(-32005, 'rate limit exceeded') : { result: '0x5208' }
  })
  const id = await stage.pay()
  expect((await stage.statusOf(id)).txStatus).toBe('INITIALIZED')
  stage.node.play((method) => (method === 'eth_estimateGas' ? limited : undefined))
  // it takes longer than a request can wait: nothing is signed, and the caller hears so
  await expect(stage.pay()).rejects.toThrow()
  expect(await stage.kit.parts.store.count('sendTransactions', {})).toBe(1)
})

test('F2 followBytes: the kit waits as long as the app’s own node asks for', async () => {
  const limits = Response.json(Object(limited).body, {
    status: 429,
    headers: { 'retry-after': '7' },
  })
  const network = { fetch: async () => limits }
  const response = await askNode('https://node.example/', network, 'eth_sendRawTransaction', [])
  const verdict = readEthereumBroadcast(response, 'eip155:1')
  expect(verdict).toMatchObject({ kind: 'retry', reason: 'rateLimited', retryAfterMs: 7000 })
  const { next } = applyBroadcast(NEW_LIFE, verdict)
  expect(next).toEqual({ kind: 'broadcastAgain', afterMs: 7000 })
})
