import { expect, onTestFinished, test } from 'vitest'
import { bytesFromBase58 } from '../../src/crypto/solana/base58.ts'
import { base64FromBytes } from '../../src/lib/base64.ts'
import {
  durableTransfer,
  transfer,
  unsignedTransaction,
} from '../support/chain/solanaTransactions.ts'
import type { Script } from '../support/sending/scriptedNode.ts'
import { createSendStage } from '../support/sending/sendStage.ts'

const TO = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
const NONCE = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
const LATER_NONCE = 'J1otSRYSTtXfbpbXs4pdbi7nUSEZ8vkvWfSgu7gfuiTj'
const SIGNATURE = '5'.repeat(88)

/** What the cluster looks like: finalized height and slot, the durable nonce, and the status of every signature. */
type World = {
  height: number
  slot: number
  /** The slot of the replica that tells of signatures. */
  statusSlot: number
  nonce: string
  status: object | null
  sends: number
}

async function start(world: World, more: Script = () => undefined) {
  const script: Script = (method, params, before) => {
    const own = more(method, params, before)
    if (own) return own
    switch (method) {
      case 'sendTransaction':
        world.sends++
        return { result: SIGNATURE }
      case 'getEpochInfo':
        return { result: { absoluteSlot: world.slot, blockHeight: world.height } }
      case 'getSignatureStatuses':
        return { result: { context: { slot: world.statusSlot }, value: [world.status] } }
      case 'getAccountInfo': {
        const data = new Uint8Array(80)
        data.set(bytesFromBase58(world.nonce) ?? [], 40)
        const value = { data: [base64FromBytes(data), 'base64'] }
        return { result: { context: { slot: world.slot }, value } }
      }
      default:
        return undefined
    }
  }
  const stage = await createSendStage(script)
  onTestFinished(stage.node.stop)
  return stage
}

/** As many looks as it takes to miss a transaction for good. */
async function passes(stage: { pass(afterMs: number): Promise<void> }) {
  for (let n = 0; n < 4; n++) await stage.pass(60_000)
}

const newWorld = (): World => ({
  height: 350,
  slot: 400,
  statusSlot: 432,
  nonce: NONCE,
  status: null,
  sends: 0,
})

const durable = (payer: string) => durableTransfer(payer, TO, NONCE)
const plain = (payer: string) =>
  unsignedTransaction({ payer, instructions: [transfer(payer, TO, 1n)] })

test('F3 sendQueue: a transaction with a durable nonce outlives every blockhash, and is included late', async () => {
  const world = newWorld()
  const stage = await start(world)
  const id = await stage.paySolana(durable(stage.payer))
  await stage.pass()
  for (let n = 0; n < 30; n++) {
    world.height += 100
    world.slot += 100
    world.statusSlot = world.slot + 32
    await stage.pass(60_000)
  }
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  // nodes forget it, so it goes out again
  expect(world.sends).toBeGreaterThan(10)
  world.status = { err: null, confirmationStatus: 'finalized' }
  await stage.pass(60_000)
  expect((await stage.statusOf(id)).txStatus).toBe('INCLUDED')
})

test('F3 sendQueue: it fails when the durable nonce has moved on, and keeps the signature that went out', async () => {
  const world = newWorld()
  const stage = await start(world)
  const id = await stage.paySolana(durable(stage.payer))
  await stage.pass()
  await stage.pass(1000)
  world.nonce = LATER_NONCE
  // a view from before the nonce was this one proves nothing
  await stage.pass(60_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  world.slot += 1000
  // nor does a replica that lags behind that view
  await stage.pass(60_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  world.statusSlot = world.slot
  await passes(stage)
  expect(await stage.statusOf(id)).toMatchObject({
    txStatus: 'FAILED',
    txError: 'the durable nonce has been used',
    solana: { signature: (await stage.rowOf(id))?.hash },
  })
})

test('F3 sendQueue: a blockhash expires beyond its last valid block height, and not after a time', async () => {
  const world = newWorld()
  const stage = await start(world)
  const id = await stage.paySolana(plain(stage.payer))
  await stage.pass()
  for (let n = 0; n < 5; n++) await stage.pass(60_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  world.height = 501
  world.slot = 560
  // a status as of an earlier slot is no last look
  await stage.pass(60_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  world.statusSlot = 560
  // one look decides nothing: a node may say null of what it has
  await stage.pass(60_000)
  expect((await stage.statusOf(id)).txStatus).toBe('BROADCASTING')
  await passes(stage)
  expect(await stage.statusOf(id)).toMatchObject({
    txStatus: 'FAILED',
    txError: 'the blockhash is too old',
    error: { solana: { source: 'rpc' } },
    solana: { signature: expect.any(String) },
  })
})

test('F3b sendQueue: the last look finds what was included in the last block', async () => {
  const world = newWorld()
  let looks = 0
  const found = { context: { slot: 600 }, value: [{ err: null, confirmationStatus: 'confirmed' }] }
  const stage = await start(world, (method) =>
    method === 'getSignatureStatuses' && world.height > 500 && ++looks > 1
      ? { result: found }
      : undefined,
  )
  const id = await stage.paySolana(plain(stage.payer))
  await stage.pass()
  world.height = 501
  world.slot = world.statusSlot = 560
  await stage.pass(60_000)
  expect(looks).toBe(2)
  expect((await stage.statusOf(id)).txStatus).toBe('INCLUDED')
})

test('F3b sendQueue: a node that says null three times of what it has is asked again', async () => {
  const world = newWorld()
  let looks = 0
  const found = { context: { slot: 600 }, value: [{ err: null, confirmationStatus: 'confirmed' }] }
  const stage = await start(world, (method) =>
    method === 'getSignatureStatuses' && world.height > 500 && ++looks > 6
      ? { result: found }
      : undefined,
  )
  const id = await stage.paySolana(plain(stage.payer))
  await stage.pass()
  world.height = 501
  world.slot = world.statusSlot = 560
  await passes(stage)
  expect((await stage.statusOf(id)).txStatus).toBe('INCLUDED')
})
