import { parseTransaction } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../support/sending/scriptedNode.ts'
import { createSendStage, ETHEREUM, POLYGON } from '../support/sending/sendStage.ts'

const GWEI = 1_000_000_000n
const absent: Outcome = { error: { code: -32601, message: 'the method does not exist' } }
const told = (wei: bigint): Outcome => ({ result: `0x${wei.toString(16)}` })

async function tipOf(caip2: string, outcomes: Record<string, Outcome>, more: object = {}) {
  const stage = await createSendStage((method) => outcomes[method])
  onTestFinished(stage.node.stop)
  const row = await stage.rowOf(await stage.pay({ caip2, ...more }))
  const { maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(`0x${row?.signedTransaction}`)
  // libraries leave out what is zero
  const tip = maxPriorityFeePerGas ?? 0n
  expect(maxFeePerGas ?? 0n).toBeGreaterThanOrEqual(tip)
  return tip
}

test.each<[string, string, Record<string, Outcome>, bigint]>([
  [
    'Polygon takes no less than 25 gwei',
    POLYGON,
    { eth_maxPriorityFeePerGas: told(GWEI) },
    25n * GWEI,
  ],
  [
    'Polygon without a tip of the node',
    POLYGON,
    { eth_maxPriorityFeePerGas: absent, eth_gasPrice: absent },
    25n * GWEI,
  ],
  [
    'what the node of Polygon calls usual is more',
    POLYGON,
    { eth_maxPriorityFeePerGas: told(31n * GWEI) },
    31n * GWEI,
  ],
  ['the node’s own tip', ETHEREUM, { eth_maxPriorityFeePerGas: told(3n) }, 3n],
  ['a tip of zero is a tip', ETHEREUM, { eth_maxPriorityFeePerGas: told(0n) }, 0n],
  [
    'the tip in the gas price',
    ETHEREUM,
    { eth_maxPriorityFeePerGas: absent, eth_gasPrice: told(12n) },
    5n,
  ],
  [
    'null is no tip',
    ETHEREUM,
    { eth_maxPriorityFeePerGas: { result: null }, eth_gasPrice: told(12n) },
    5n,
  ],
  [
    'a gas price below the base fee',
    ETHEREUM,
    { eth_maxPriorityFeePerGas: absent, eth_gasPrice: told(1n) },
    0n,
  ],
  [
    'no node tells: never a fixed gwei',
    ETHEREUM,
    { eth_maxPriorityFeePerGas: absent, eth_gasPrice: absent },
    0n,
  ],
])('F7 askFees: %s', async (_, caip2, outcomes, tip) => {
  expect(await tipOf(caip2, outcomes)).toBe(tip)
})

test('F7 askFees: a tip that the caller names is taken as it is', async () => {
  expect(await tipOf(POLYGON, {}, { maxPriorityFeePerGas: '7' })).toBe(7n)
})
