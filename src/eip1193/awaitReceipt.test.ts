import { expect, test, vi } from 'vitest'
import type { ChainRpc } from '../core/wallet/sending/nodeRpc.ts'
import { awaitReceipt } from './awaitReceipt.ts'

const RECEIPT = { status: '0x1' }

const nodeOf = (request: ChainRpc['request']): ChainRpc => ({ request, errorOf: () => new Error() })
const after = (ms: number) => AbortSignal.timeout(ms)

test('a node is asked again while it knows no receipt, or fails', async () => {
  const answers = [() => null, () => Promise.reject(new Error('once')), () => RECEIPT]
  const request = vi.fn(async () => answers.shift()?.())
  expect(await awaitReceipt(nodeOf(request), '0xaa', after(20_000))).toBe(RECEIPT)
  expect(request).toHaveBeenCalledTimes(3)
  expect(request).toHaveBeenCalledWith(
    'eth_getTransactionReceipt',
    ['0xaa'],
    expect.any(AbortSignal),
  )
})

test.each<[string, ChainRpc['request']]>([
  ['knows none', async () => null],
  ['fails', () => Promise.reject(new Error())],
  [
    'never answers',
    (_method, _params, signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error()))),
  ],
])('a node that %s holds nobody up for ever', async (_name, request) => {
  expect(await awaitReceipt(nodeOf(request), '0xaa', after(50))).toBeNull()
})
