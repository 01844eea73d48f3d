import { expect, test } from 'vitest'
import { revertChainFrom } from '../../src/service/transactions/ethereum/revertChain.ts'
import { failedWith, stageWith, TOO_LATE } from '../support/sending/failedSend.ts'
import { TO } from '../support/sending/sendStage.ts'

const nullFrame = { from: null, to: null, output: null, error: null, calls: null }
const parityTrace = [
  { action: { from: TO, to: TO }, error: 'Reverted', traceAddress: [], type: 'call' },
]
const structLogs = { failed: true, gas: 21_000, returnValue: '', structLogs: [] }

test.each([
  ['null', null],
  ['an empty list', []],
  ['an empty object', {}],
  ['a frame of nulls', nullFrame],
  ['a list as Parity writes it', parityTrace],
  ['struct logs', structLogs],
  ['text', 'not traced'],
])('F4 ethSendStep: a trace that is %s tells nothing: eth_call is asked', async (_, trace) => {
  const error = { code: 3, message: 'execution reverted: too late', data: TOO_LATE }
  const { pay, pass, statusOf } = await stageWith(failedWith(trace, error))
  const id = await pay()
  await pass()
  await pass(1000)
  const status = await statusOf(id)
  expect(status).toMatchObject({ txStatus: 'FAILED', txError: 'execution reverted: too late' })
  expect(status.error?.revertChain).toMatchObject([
    { address: TO, errorType: 'native', native: { message: 'too late' } },
  ])
})

test('F4 revertChainFrom: null stands for what is absent, at every depth', () => {
  const inner = { ...nullFrame, to: '0xB', error: 'execution reverted', output: TOO_LATE }
  const outer = {
    ...nullFrame,
    to: '0xA',
    error: 'execution reverted',
    output: TOO_LATE,
    calls: [inner],
  }
  expect(revertChainFrom(outer, () => undefined)?.map(({ address }) => address)).toEqual([
    '0xa',
    '0xb',
  ])
  const cut = { ...nullFrame, error: 'execution reverted' }
  expect(revertChainFrom(cut, () => undefined)).toMatchObject([{ errorType: 'native' }])
})

test('F4 askFees: a base fee and a tip that are null are absent', async () => {
  const { pay, statusOf, node } = await stageWith((method) =>
    method === 'eth_maxPriorityFeePerGas' ? { result: null } : undefined,
  )
  expect((await statusOf(await pay())).txStatus).toBe('INITIALIZED')
  node.play((method) =>
    method === 'eth_getBlockByNumber' ? { result: { baseFeePerGas: null } } : undefined,
  )
  await expect(pay()).rejects.toThrow()
})
