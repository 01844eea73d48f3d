import { expect, onTestFinished, test } from 'vitest'
import type { Script } from '../support/sending/scriptedNode.ts'
import { createSendStage } from '../support/sending/sendStage.ts'

/** A chain on which every transaction is in a block at once, and a replica that tells how many the account has sent. */
async function start(count: () => number) {
  const script: Script = (method) => {
    if (method === 'eth_getTransactionCount') return { result: `0x${count().toString(16)}` }
    if (method === 'eth_sendRawTransaction') return { result: `0x${'ab'.repeat(32)}` }
    if (method !== 'eth_getTransactionReceipt') return undefined
    return { result: { status: '0x1', blockNumber: '0x63' } }
  }
  const stage = await createSendStage(script)
  onTestFinished(stage.node.stop)
  /** Pays, and waits until a block has it. @returns the nonce. */
  async function pay(): Promise<number | null | undefined> {
    const id = await stage.pay()
    await stage.pass()
    await stage.pass(1000)
    expect((await stage.statusOf(id)).txStatus).toBe('INCLUDED')
    return (await stage.rowOf(id))?.nonce
  }
  return { pay }
}

test('F3 freeNonce: a replica that lags behind a block of the last minute frees no nonce', async () => {
  const { pay } = await start(() => 5)
  expect([await pay(), await pay(), await pay()]).toEqual([5, 6, 7])
})

test('F3 freeNonce: a new account whose replica lags goes on without a gap', async () => {
  const { pay } = await start(() => 0)
  expect([await pay(), await pay(), await pay()]).toEqual([0, 1, 2])
})

test('F3 freeNonce: a local chain that was started anew leaves no gap, however soon', async () => {
  let count = 5
  const { pay } = await start(() => count)
  expect([await pay(), await pay()]).toEqual([5, 6])
  count = 0
  expect([await pay(), await pay()]).toEqual([0, 1])
})
