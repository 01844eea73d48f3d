import { expect, onTestFinished, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import type { Script } from '../support/sending/scriptedNode.ts'
import { createSendStage, TO } from '../support/sending/sendStage.ts'

async function stageWith(script: Script) {
  const stage = await createSendStage(script)
  onTestFinished(stage.node.stop)
  return stage
}
const error = (message: string, code = -32000) => ({ error: { code, message } })

/** A node that refuses the bytes, of a chain on which the account used six nonces long ago. */
const refusing =
  (message: string): Script =>
  (method, params) => {
    if (method === 'eth_sendRawTransaction') return error(message)
    const isOfBlock = method === 'eth_getTransactionCount' && params[1] !== 'pending'
    return isOfBlock ? { result: '0x6' } : undefined
  }

test('F1 sendQueue: a lost response, already known and a replica that knows nothing end in one inclusion', async () => {
  const stage = await stageWith((method, _, before) => {
    if (method !== 'eth_sendRawTransaction') return undefined
    return before === 0 ? 'lost' : error('already known')
  })
  const { node, pay, pass, statusOf } = stage
  const id = await pay()
  await pass()
  const doubt = await statusOf(id)
  expect(doubt).toEqual({ txStatus: 'BROADCASTING', eth: { txHash: expect.any(String) } })
  for (let n = 0; n < 20; n++) await pass(5000)
  expect(await statusOf(id)).toEqual(doubt)
  const sent = node.asked('eth_sendRawTransaction').map(([raw]) => raw)
  expect(sent.length).toBeGreaterThan(2)
  expect(new Set(sent).size).toBe(1)
  // a person who presses again pays with the next nonce, for the first is in doubt and not free
  const again = await pay()
  expect((await stage.rowOf(id))?.nonce).toBe(0)
  expect((await stage.rowOf(again))?.nonce).toBe(1)
  const receipt = { status: '0x1', blockNumber: '0x65' }
  node.play((method) => (method === 'eth_getTransactionReceipt' ? { result: receipt } : undefined))
  await pass(60_000)
  expect((await statusOf(id)).txStatus).toBe('INCLUDED')
})

test.each([
  'insufficient funds for gas * price + value',
  'transaction underpriced',
  'exceeds block gas limit',
  'flux capacitor misaligned',
  'invalid sender: invalid chain id for signer: have 1 want 5',
])('F1 sendQueue: after a lost response %s keeps it BROADCASTING', async (message) => {
  const { pay, pass, statusOf } = await stageWith((method, _, before) => {
    if (method !== 'eth_sendRawTransaction') return undefined
    return before === 0 ? 'lost' : error(message)
  })
  const id = await pay()
  await pass()
  for (let n = 0; n < 10; n++) await pass(31_000)
  expect(await statusOf(id)).toMatchObject({ txStatus: 'BROADCASTING' })
})

test.each([
  ['insufficient funds for gas * price + value', 'FAILED'],
  ['intrinsic gas too low: gas 20000, minimum needed 21000', 'FAILED'],
  ['invalid sender', 'FAILED'],
  ['nonce too low: next nonce 6, tx nonce 5', 'REPLACED'],
])('F1 sendQueue: bytes that never left and meet %s are %s', async (message, txStatus) => {
  const stage = await stageWith(refusing(message))
  const id = await stage.pay()
  await stage.pass()
  // one look-up right after the nonce shows as used decides nothing
  if (txStatus === 'REPLACED') {
    expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
    for (let n = 0; n < 3; n++) await stage.pass(31_000)
  }
  const status = await stage.statusOf(id)
  expect(status).toMatchObject({ txStatus, txError: expect.stringMatching(/./) })
  expect(status).not.toHaveProperty('eth')
  // bytes that nobody has free their nonce; a nonce that a block has used is not free
  expect((await stage.rowOf(id))?.nonce).toBe(txStatus === 'FAILED' ? null : 0)
})

test('F1 sendQueue: a process that was killed while it sent leaves a doubt, and no failure', async () => {
  const stage = await stageWith((method) =>
    method === 'eth_sendRawTransaction'
      ? error('insufficient funds for gas * price + value')
      : undefined,
  )
  const id = await stage.pay()
  const row = await stage.rowOf(id)
  // what the claim of the killed process stored
  const life = JSON.stringify({ ...JSON.parse(row?.lifeJson ?? ''), mayBeOut: true, attempts: 1 })
  await stage.kit.parts.store.transaction((tx) =>
    tx.update('sendTransactions', { id }, { lifeJson: life }),
  )
  await stage.pass()
  expect(await stage.statusOf(id)).toMatchObject({
    txStatus: 'BROADCASTING',
    eth: { txHash: row?.hash },
  })
})

/** A chain on which block 98 has a transaction with nonce 0 of the account. */
const usedBy =
  (hash: () => string, from: () => string): Script =>
  (method, params, before) => {
    if (method === 'eth_sendRawTransaction') return before === 0 ? 'lost' : error('nonce too low')
    if (method === 'eth_getTransactionCount')
      return { result: params[1] === 'pending' || Number(params[1]) < 98 ? '0x0' : '0x1' }
    if (method === 'eth_getBlockByNumber' && params[1] === true) {
      const entry = { hash: hash(), from: from(), nonce: '0x0' }
      const transactions = Number(params[0]) === 98 ? [{ ...entry, from: TO }, entry] : []
      return { result: { baseFeePerGas: '0x7', transactions } }
    }
    return undefined
  }

test('F1 sendQueue: another transaction in a block with the same nonce makes it REPLACED, by its hash', async () => {
  const other = `0x${'cd'.repeat(32)}`
  let from = ''
  let height = 100
  const used = usedBy(
    () => other,
    () => from,
  )
  const stage = await stageWith((method, params, before) =>
    method === 'eth_blockNumber'
      ? { result: `0x${height.toString(16)}` }
      : used(method, params, before),
  )
  from = stage.from
  const id = await stage.pay()
  await stage.pass()
  // a chain may undo the block that has the other one
  for (let n = 0; n < 6; n++) await stage.pass(31_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  height = 110
  await stage.pass(31_000)
  const { hash } = (await stage.rowOf(id)) ?? {}
  expect(await stage.statusOf(id)).toEqual({
    txStatus: 'REPLACED',
    eth: { txHash: hash },
    txError: `the transaction ${other} with the same nonce was included`,
    error: { message: `the transaction ${other} with the same nonce was included` },
  })
})

test('F1 sendQueue: a node of another chain, on which the account has sent more, replaces nothing', async () => {
  let from = ''
  const used = usedBy(
    () => `0x${'cd'.repeat(32)}`,
    () => from,
  )
  const stage = await stageWith((method, params, before) => {
    if (method === 'eth_chainId') return { result: '0x270f' }
    return method === 'eth_blockNumber' ? { result: '0x6e' } : used(method, params, before)
  })
  from = stage.from
  const id = await stage.pay()
  await stage.pass()
  for (let n = 0; n < 8; n++) await stage.pass(31_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
})

test('F1 getSendTransactionStatus: a client of the public service hears FAILED for REPLACED', async () => {
  const stage = await stageWith(refusing('nonce too low'))
  const id = await stage.pay()
  await stage.pass()
  for (let n = 0; n < 3; n++) await stage.pass(31_000)
  expect((await stage.statusOf(id)).txStatus).toBe('REPLACED')
  const { kit } = stage
  const body = { organizationId: kit.organizationId, sendTransactionStatusId: id }
  const text = JSON.stringify(body)
  const ask = async (clientVersion: string) => {
    const reply = await kit.post('/public/v1/query/get_send_transaction_status', text, {
      'x-stamp': await createStamp(kit.root.key, text),
      'x-client-version': clientVersion,
    })
    return Object(reply.body).txStatus
  }
  expect(await ask('@turnkey/http@3.0.0')).toBe('FAILED')
  expect(await ask('latchkit')).toBe('REPLACED')
})

test('F1 sendQueue: nonce too low of its own inclusion waits for the receipt', async () => {
  let [own, from] = ['', '']
  const stage = await stageWith(
    usedBy(
      () => own,
      () => from,
    ),
  )
  from = stage.from
  const id = await stage.pay()
  own = (await stage.rowOf(id))?.hash ?? ''
  await stage.pass()
  for (let n = 0; n < 20; n++) await stage.pass(31_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
})

test('F1 sendQueue: where no block can be read, REPLACED takes twelve blocks and four misses', async () => {
  let height = 100
  const stage = await stageWith((method, params, before) => {
    if (method === 'eth_sendRawTransaction') return before === 0 ? 'lost' : error('OldNonce')
    if (method === 'eth_blockNumber') return { result: `0x${height.toString(16)}` }
    if (method !== 'eth_getTransactionCount' || params[1] === 'pending') return undefined
    return Number(params[1]) === height ? { result: '0x1' } : error('missing trie node')
  })
  const id = await stage.pay()
  await stage.pass()
  const status = async () => (await stage.statusOf(id)).txStatus
  for (let n = 0; n < 5; n++) await stage.pass(31_000)
  expect(await status()).toBe('BROADCASTING')
  height = 112
  await stage.pass(31_000)
  expect(await status()).toBe('REPLACED')
})

test('F1 sendQueue: doubt lasts longer than a day, and frees no nonce', async () => {
  const stage = await stageWith((method) =>
    method === 'eth_sendRawTransaction' ? 'lost' : undefined,
  )
  const id = await stage.pay()
  await stage.pass()
  for (let n = 0; n < 6; n++) await stage.pass(12 * 3600_000)
  expect(await stage.statusOf(id)).toMatchObject({ txStatus: 'BROADCASTING' })
  expect((await stage.rowOf(id))?.nonce).toBe(0)
})
