import { expect, test } from 'vitest'
import { stageWith } from '../support/sending/failedSend.ts'

const usual: Readonly<Record<string, unknown>> = {
  eth_getTransactionCount: '0x0',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { baseFeePerGas: '0x7' },
  eth_estimateGas: '0x5208',
  eth_sendRawTransaction: `0x${'ab'.repeat(32)}`,
  eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x65' },
}

test('F6 createRpc: a node that writes an error of null beside every result sends like any other', async () => {
  const { pay, pass, statusOf } = await stageWith((method) => ({
    status: 200,
    body: { jsonrpc: '2.0', id: 1, result: usual[method] ?? null, error: null },
  }))
  const id = await pay()
  await pass()
  await pass(1000)
  expect((await statusOf(id)).txStatus).toBe('INCLUDED')
})

test('F6 createRpc: an error of null without a result is no result', async () => {
  const { pay } = await stageWith(() => ({ status: 200, body: { jsonrpc: '2.0', error: null } }))
  await expect(pay()).rejects.toThrow()
})
