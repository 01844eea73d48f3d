import { expect, test } from 'vitest'
import { askGas, askUsualFees, feesOfNow } from './askChain.ts'
import { createChainRpc } from './chainRpc.ts'

/** A node that answers each method as it is told; null is a node that is not there. */
function nodeWith(answers: Readonly<Record<string, unknown>>) {
  return createChainRpc(
    { rpcUrl: 'https://node.example' },
    {
      fetch: async (_url, init) => {
        const { method } = JSON.parse(String(init?.body))
        if (answers[method] === null) throw new TypeError('gone')
        return new Response(JSON.stringify(answers[method]))
      },
    },
  )
}

const gasOf = (result: unknown) =>
  askGas(nodeWith({ eth_estimateGas: { result } }), '0x01', { to: '0x02' }, {})

test('a call gets a fifth more gas than it takes, and a plain transfer just that', async () => {
  expect(await gasOf('0x186a0')).toBe(120_000n)
  expect(await gasOf('0x5208')).toBe(21_000n)
})

test.each(['', '0x', '100', 100, null, `0x${'1'.repeat(65)}`])(
  'an answer that is no number is none: %s',
  async (result) => {
    await expect(gasOf(result)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  },
)

const refusal = { error: { code: -32601, message: 'no such method' } }
const block = { result: { baseFeePerGas: '0x64' } }
const fees = (
  tip: unknown,
  latest: unknown = block,
  price: unknown = refusal,
  caip2 = 'eip155:1',
) =>
  askUsualFees(
    nodeWith({
      eth_maxPriorityFeePerGas: tip,
      eth_getBlockByNumber: latest,
      eth_gasPrice: price,
    }),
    caip2,
  )

test('F7 askUsualFees: the tip is the node’s, and at least the chain’s minimum', async () => {
  expect(await fees(refusal)).toEqual({ baseFee: 100n, tip: 0n })
  expect(await fees(refusal, block, { result: '0x69' })).toEqual({ baseFee: 100n, tip: 5n })
  expect(await fees({ result: null }, block, { result: '0x1' })).toMatchObject({ tip: 0n })
  const polygon = { result: '0x3b9aca00' }
  expect(await fees(polygon, block, refusal, 'eip155:137')).toMatchObject({ tip: 25_000_000_000n })
  expect(await fees({ result: '0x7' })).toEqual({ baseFee: 100n, tip: 7n })
  await expect(fees(null)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
})

test('a chain whose blocks have no base fee has none', async () => {
  expect(await fees(refusal, { result: {} })).toMatchObject({ baseFee: null })
  const given = { caip2: 'eip155:1', to: null }
  expect(feesOfNow(given, { baseFee: null, tip: 7n })).toBeNull()
  expect(feesOfNow({ ...given, maxFeePerGas: 5n }, { baseFee: null, tip: 7n })).toEqual({
    maxFeePerGas: 5n,
    maxPriorityFeePerGas: 5n,
  })
})

test('what is offered is twice the base fee and the tip, but for what is given', () => {
  const given = { caip2: 'eip155:1', to: null }
  const usual = { baseFee: 100n, tip: 7n }
  expect(feesOfNow(given, usual)).toEqual({ maxFeePerGas: 207n, maxPriorityFeePerGas: 7n })
  expect(feesOfNow({ ...given, maxPriorityFeePerGas: 9n }, usual)).toEqual({
    maxFeePerGas: 209n,
    maxPriorityFeePerGas: 9n,
  })
})
