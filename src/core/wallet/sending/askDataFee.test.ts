import { expect, test, vi } from 'vitest'
import { askDataFee } from './askDataFee.ts'
import { createQuietRpc } from './quietRpc.ts'

type Answer = { readonly result: unknown } | { readonly error: { readonly code: number } }

function nodeWith(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const rpc = createQuietRpc('https://node.example', {
    fetch: async (_, init) => {
      const { method } = JSON.parse(String(init?.body))
      asked.push(method)
      return Response.json({ jsonrpc: '2.0', id: 1, ...answers[method] })
    },
  })
  return { rpc, asked }
}

const FEE = { result: `0x${'00'.repeat(31)}2a` }
const REFUSED = { error: { code: -32601 } }

test.each([
  ['no code there: nothing is written for it', { eth_getCode: { result: '0x' } }, 0n, 0],
  ['a rollup', { eth_getCode: { result: '0x6001' }, eth_call: FEE }, 42n, 1],
  ['a node that does not tell code', { eth_getCode: REFUSED, eth_call: FEE }, 42n, 1],
  ['a node that tells nothing', { eth_getCode: REFUSED, eth_call: REFUSED }, 0n, 1],
  ['no number', { eth_getCode: { result: '0x6001' }, eth_call: { result: '0x' } }, 0n, 1],
] as const)('the fee of data: %s', async (_, answers, fee, times) => {
  const { rpc, asked } = nodeWith(answers)
  const written = vi.fn(async () => '0x49948e0e')
  expect(await askDataFee(rpc, written)).toBe(fee)
  expect(written).toHaveBeenCalledTimes(times)
  expect(asked).toHaveLength(1 + times)
})

test('what cannot be written is no fee of nothing', async () => {
  const { rpc } = nodeWith({ eth_getCode: { result: '0x6001' } })
  const written = async () => Promise.reject(new Error('not loaded'))
  await expect(askDataFee(rpc, written)).rejects.toThrow('not loaded')
})
