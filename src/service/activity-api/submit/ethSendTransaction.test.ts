import { beforeAll, describe, expect, test } from 'vitest'
import {
  addOrganization,
  addUser,
  createTestApi,
  resultText,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { fakeNode } from '../../../../test/support/chain/fakeNode.ts'
import { makePrivateKey, makeWallet, solanaAccount } from '../../../../test/support/walletSteps.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const CAIP2 = 'eip155:1'

let kit: TestApi
let from: string
const node = fakeNode()
beforeAll(async () => {
  await node.start()
  kit = await createTestApi({ rpcUrls: { [CAIP2]: node.url() } })
  from = (await makeWallet(kit)).addresses[0] ?? ''
  return node.stop
})

function send(more: object = {}, call = { key: kit.root.key }) {
  const parameters = { from, caip2: CAIP2, calls: [{ to: TO, value: '1' }], ...more }
  return kit.submit('ethSendTransactionV2', parameters, call)
}

describe('eth_send_transaction', () => {
  test.each([
    [{ sponsor: true }, 'GAS_STATION_NOT_CONFIGURED'],
    [{ calls: [{ to: TO }, { to: TO }] }, 'GAS_STATION_NOT_CONFIGURED'],
    [{ calls: [] }, 'REQUEST_INVALID'],
    [{ caip2: 'eip155:10' }, 'CHAIN_NOT_CONFIGURED'],
    [{ caip2: 'eip155:2' }, 'REQUEST_INVALID'],
    [{ from: TO }, 'SIGNER_NOT_FOUND'],
    [{ from: '0x12' }, 'REQUEST_INVALID'],
    [{ calls: [{ to: 'vitalik.eth' }] }, 'REQUEST_INVALID'],
    [{ calls: [{ to: TO, value: '-1' }] }, 'REQUEST_INVALID'],
    [{ calls: [{ to: TO, value: (2n ** 256n).toString() }] }, 'REQUEST_INVALID'],
    [{ calls: [{ to: TO, data: '0x1' }] }, 'REQUEST_INVALID'],
    [{ nonce: '1e3' }, 'REQUEST_INVALID'],
    [{ gasLimit: (2n ** 64n).toString() }, 'REQUEST_INVALID'],
    [{ maxFeePerGas: '1', maxPriorityFeePerGas: '2' }, 'REQUEST_INVALID'],
  ])('refuses %j', async (more, code) => {
    expect(await send(more)).toMatchObject({ code })
  })

  test('refuses a key that is named by its id, as the public service does', async () => {
    const { privateKeyId, addresses } = await makePrivateKey(kit)
    expect(await send({ from: privateKeyId })).toMatchObject({ code: 'REQUEST_INVALID' })
    expect(await send({ from: addresses[0] })).toMatchObject({ code: 'OK' })
  })

  test('refuses a key on another curve', async () => {
    const [address] = (await makeWallet(kit, [solanaAccount])).addresses
    expect(await send({ from: address })).toMatchObject({ code: 'REQUEST_INVALID' })
  })

  test('records nothing when the chain does not answer', async () => {
    node.fail(() => new Response('down', { status: 500 }))
    const before = await kit.parts.store.count('sendTransactions', {})
    const reply = await send()
    node.fail(null)
    expect(reply).toMatchObject({ code: 'RPC_CALL_ERROR', status: 503 })
    expect(JSON.stringify(reply.body)).not.toContain(node.url())
    expect(await kit.parts.store.count('sendTransactions', {})).toBe(before)
  })

  test('sends the same bytes again until the chain has them', async () => {
    const sent = await send()
    const statusOf = async () => {
      const sendTransactionStatusId = resultText(sent, 'sendTransactionStatusId')
      const { body } = await kit.query('getSendTransactionStatus', { sendTransactionStatusId })
      return Object(body).txStatus
    }
    // a node that limits requests has not taken the bytes
    node.fail(() => new Response('slow down', { status: 429 }))
    await kit.sends.pass()
    expect(await statusOf()).toBe('INITIALIZED')
    kit.clock.time += 10_000
    // behind a gateway that gave up the node may have taken them
    node.fail(() => new Response('down', { status: 502 }))
    await kit.sends.pass()
    expect(await statusOf()).toBe('BROADCASTING')
    kit.clock.time += 10_000
    node.fail(null)
    await kit.sends.pass()
    expect(await statusOf()).toBe('BROADCASTING')
    const rows = await kit.parts.store.find('sendTransactions', {}, { order: 'desc', limit: 1 })
    expect(node.received.get(rows[0]?.hash ?? '')).toBe(`0x${rows[0]?.signedTransaction}`)
    node.include(rows[0]?.hash ?? '')
    kit.clock.time += 10_000
    await kit.sends.pass()
    expect(await statusOf()).toBe('INCLUDED')
  })

  test('does not lose a transaction of which the chain says that it has it', async () => {
    const sent = await send()
    const [row] = await kit.parts.store.find('sendTransactions', {}, { order: 'desc', limit: 1 })
    // an earlier process has sent it, and ended before it could write that down
    node.received.set(row?.hash ?? '', `0x${row?.signedTransaction}`)
    await kit.sends.pass()
    const sendTransactionStatusId = resultText(sent, 'sendTransactionStatusId')
    const { body } = await kit.query('getSendTransactionStatus', { sendTransactionStatusId })
    expect(body).toMatchObject({ txStatus: 'BROADCASTING' })
  })
})

describe('get_send_transaction_status', () => {
  test('of another organization is as good as none', async () => {
    const foreign = await addOrganization(kit.parts, null)
    const stranger = await addUser(kit.parts, foreign, 'root')
    const call = { key: stranger.key, organizationId: foreign }
    const sendTransactionStatusId = resultText(await send(), 'sendTransactionStatusId')
    const known = await kit.query('getSendTransactionStatus', { sendTransactionStatusId }, call)
    const unknown = { sendTransactionStatusId: kit.parts.newId() }
    expect(known).toMatchObject({ code: 'SEND_TRANSACTION_NOT_FOUND', status: 404 })
    expect((await kit.query('getSendTransactionStatus', unknown, call)).body).toEqual(known.body)
  })
})

describe('get_nonces', () => {
  test.each([
    [{ caip2: 'eip155:10', address: TO, nonce: true }, 'CHAIN_NOT_CONFIGURED'],
    [{ caip2: 'eip155:2', address: TO, nonce: true }, 'REQUEST_INVALID'],
    [{ caip2: CAIP2, address: 'me', nonce: true }, 'REQUEST_INVALID'],
  ])('refuses %j', async (body, code) => {
    expect(await kit.query('getNonces', body)).toMatchObject({ code })
  })
})
