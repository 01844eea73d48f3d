import { expect, test } from 'vitest'
import { isRevert, readRevert } from '../../src/crypto/ethereum/readRevert.ts'
import { failedWith, stageWith, TOO_LATE } from '../support/sending/failedSend.ts'
import { TO } from '../support/sending/sendStage.ts'

const hidden = { code: -32603, message: 'Internal JSON-RPC error.' }
test.each([
  ['geth', { code: 3, message: 'execution reverted: too late', data: TOO_LATE }],
  ['Nethermind', { code: -32015, message: 'VM execution error.', data: `Reverted ${TOO_LATE}` }],
  ['Nethermind of now', { code: 3, message: 'execution reverted', data: TOO_LATE }],
  ['a gateway', { ...hidden, data: { code: 3, message: 'execution reverted', data: TOO_LATE } }],
  ['two gateways', { ...hidden, data: { originalError: { code: 3, data: TOO_LATE } } }],
  [
    'Hardhat',
    { ...hidden, data: { message: 'reverted', txHash: `0x${'12'.repeat(32)}`, data: TOO_LATE } },
  ],
  [
    'Ganache',
    {
      code: -32000,
      message: 'VM Exception while processing transaction: revert too late',
      data: { '0x12': { error: 'revert', return: TOO_LATE } },
    },
  ],
  ['Besu', { code: -32000, message: 'Execution reverted', data: TOO_LATE }],
])('F5 readRevert: finds the bytes where %s puts them', (_, refusal) => {
  expect(isRevert(refusal)).toBe(true)
  expect(readRevert(refusal).data).toBe(TOO_LATE)
})

test.each([
  ['execution reverted: too late', 'too late'],
  ['VM Exception while processing transaction: revert too late', 'too late'],
  ["VM Exception while processing transaction: reverted with reason string 'too late'", 'too late'],
  ['execution reverted', null],
  ['Execution reverted', null],
  ['execution reverted: 0x', null],
])('F5 readRevert: reads the reason of a message without data: %s', (message, reason) => {
  expect(readRevert({ code: -32000, message, data: undefined })).toEqual({ data: null, reason })
})

test('F5 readRevert: looks at so much of what a node wrote, and no more', () => {
  let data: unknown = TOO_LATE
  for (let depth = 0; depth < 5000; depth++) data = { data }
  expect(readRevert({ code: 3, message: '', data }).data).toBeNull()
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`m${i}`, { x: 1 }]))
  expect(readRevert({ code: 3, message: '', data: wide }).data).toBeNull()
  for (const odd of [null, 7, 'x', '0x', '0x1', [], 'Reverted 0x', 'revert'])
    expect(readRevert({ code: 3, message: '', data: odd }).data).toBeNull()
})

test('F5 ethSendStep: a reason without data is told, with the contract', async () => {
  const error = { code: -32603, message: 'execution reverted: too late' }
  const { pay, pass, statusOf } = await stageWith(failedWith(null, error))
  const id = await pay()
  await pass()
  await pass(1000)
  expect(await statusOf(id)).toMatchObject({
    txError: 'execution reverted: too late',
    error: { revertChain: [{ address: TO, native: { message: 'too late' } }] },
  })
})

test('F5 prepareEthSend: Nethermind refuses to estimate what reverts, and the reason is told', async () => {
  const { pay, statusOf } = await stageWith((method) =>
    method === 'eth_estimateGas'
      ? { error: { code: -32015, message: 'VM execution error.', data: `Reverted ${TOO_LATE}` } }
      : undefined,
  )
  expect(await statusOf(await pay())).toMatchObject({
    txStatus: 'FAILED',
    txError: 'execution reverted: too late',
  })
})
