import { expect, onTestFinished, test } from 'vitest'
import { rememberSend } from '../../src/core/wallet/sending/followedSends.ts'
import { sendOnce } from '../../src/core/wallet/sending/openSends.ts'
import { digestText, getSendRecords } from '../../src/core/wallet/sending/sendRecords.ts'
import { ChainUnreachableError } from '../../src/errors/chain.ts'
import { readEthereumBroadcast, readSolanaBroadcast } from '../../src/wire/nodeResponses.ts'
import { applyBroadcast, NEW_LIFE } from '../../src/wire/sendLife.ts'
import { formatVerdict } from '../support/sending/nodeTable.ts'
import type { Script } from '../support/sending/scriptedNode.ts'
import { createSendStage } from '../support/sending/sendStage.ts'

const refusal = (message: string, httpStatus = 200, code = -32000) => ({
  httpStatus,
  body: { jsonrpc: '2.0', id: 1, error: { code, message } },
})
const lost = applyBroadcast(NEW_LIFE, { kind: 'unknown', reason: 'lost' }).life

test.each([
  refusal('failed to decode upstream response'),
  refusal('json: cannot unmarshal array into Go value of type rpc.Response'),
  refusal('request entity too large', 413),
  refusal('Response too big'),
  refusal('negative cache hit for upstream'),
  refusal('value out of range: stack overflow in filter'),
  refusal('Invalid transaction'),
  refusal('Request volume is very high'),
  refusal('multiple requests: the rate exceeds the capacity of your plan'),
  refusal('invalid signature', 401),
  refusal('token: signature is invalid', 403),
  refusal('invalid chain', 404),
  // a request that was led to a node of another chain
  refusal('invalid chain id for signer: have 1 want 5'),
  refusal('invalid sender: invalid chain id for signer: have 1 want 5'),
  refusal('invalid sender'),
  refusal('invalid chain ID'),
  refusal('Wrong chainId'),
  // a node from before a fork
  refusal('rlp: expected input list for types.LegacyTx'),
  refusal('failed to decode signed transaction'),
  refusal('Transaction version (1) is not supported by the requesting client'),
  refusal('base64 encoded VersionedTransaction too large: 2900 bytes (max: encoded/raw 1644/1232)'),
])(
  'F1 nodeResponses: after a lost response $body.error.message by HTTP $httpStatus is no failure',
  (response) => {
    expect(applyBroadcast(lost, readEthereumBroadcast(response, 'eip155:1')).life.status).toBe(
      'BROADCASTING',
    )
    expect(applyBroadcast(lost, readSolanaBroadcast(response)).life.status).toBe('BROADCASTING')
  },
)

test.each([
  'daily allowance of requests exceeded',
  'not allowed: too many requests',
  'invalid params: limit',
])('F2 nodeResponses: HTTP 429 is a limit, whatever words come with it: %s', (message) => {
  const response = { ...refusal(message, 429), retryAfterMs: 5000 }
  expect(formatVerdict(readEthereumBroadcast(response, 'eip155:1'))).toBe('retry rateLimited')
  expect(readSolanaBroadcast(response)).toMatchObject({ reason: 'rateLimited', retryAfterMs: 5000 })
})

/** What carries the first request repeats it by itself: the node takes the first, and the response is that to the second. */
const repeated =
  (hash: () => string, from: () => string, isBehind = false): Script =>
  (method, params) => {
    const error = { code: -32000, message: 'nonce too low' }
    if (method === 'eth_sendRawTransaction') return { error }
    if (method === 'eth_getTransactionCount')
      return {
        result: isBehind || params[1] === 'pending' || Number(params[1]) < 98 ? '0x0' : '0x1',
      }
    if (method !== 'eth_getBlockByNumber' || params[1] !== true) return undefined
    const transactions = [{ hash: hash(), from: from(), nonce: '0x0' }]
    return {
      result: { baseFeePerGas: '0x7', transactions: Number(params[0]) === 98 ? transactions : [] },
    }
  }

test.each([
  ['a block that has these bytes', false],
  ['a replica that is behind', true],
])(
  'F1 sendQueue: nonce too low to the first request and %s are no REPLACED',
  async (_, isBehind) => {
    let [own, from] = ['', '']
    const script = repeated(
      () => own,
      () => from,
      isBehind,
    )
    const stage = await createSendStage(script)
    onTestFinished(stage.node.stop)
    from = stage.from
    const id = await stage.pay()
    own = (await stage.rowOf(id))?.hash ?? ''
    for (let n = 0; n < 5; n++) await stage.pass(5000)
    expect(await stage.statusOf(id)).toEqual({ txStatus: 'BROADCASTING', eth: { txHash: own } })
    expect((await stage.rowOf(await stage.pay()))?.nonce).toBe(1)
    const receipt = { status: '0x1', blockNumber: '0x62' }
    stage.node.play((method, params) =>
      method === 'eth_getTransactionReceipt' && params[0] === own ? { result: receipt } : undefined,
    )
    await stage.pass(60_000)
    expect((await stage.statusOf(id)).txStatus).toBe('INCLUDED')
  },
)

test('F1b sendOnce: after a log-out a payment in doubt is not paid again', async () => {
  const options = {}
  const kit = { options } as unknown as Parameters<typeof sendOnce>[0]
  const chain = { caip2: 'eip155:1', rpcUrl: null } as Parameters<typeof sendOnce>[1]['chain']
  const hash = `0x${'ab'.repeat(32)}`
  const keep = rememberSend(options, hash)
  const { caip2 } = chain
  const record = { by: 'node' as const, id: hash, caip2, account: '0x1', sinceMs: Date.now() }
  const digest = await digestText('one')
  await getSendRecords(kit.options).claim({ ...record, digest, signed: '' })
  const pay = (content: string, send: () => Promise<{ hash: string }>) =>
    sendOnce(kit, { account: '0x1', chain, content }, send)
  const doubt = pay('one', async () => {
    throw new ChainUnreachableError({ hash })
  })
  await expect(doubt).rejects.toMatchObject({ hash })
  keep('ended')
  const again = pay('one', async () => ({ hash: '0x2' }))
  await expect(again).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE', hash })
  expect(await pay('another', async () => ({ hash: '0x3' }))).toEqual({ hash: '0x3' })
})
