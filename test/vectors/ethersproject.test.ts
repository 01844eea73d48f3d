import { expect, test } from 'vitest'
import { typedDataDigest } from '../../src/crypto/ethereum/typedDataDigest.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { printCount } from '../support/printCount.ts'
import { hdTrees, rightNodes, typedDataCases } from './testcases.ts'

test('sec/T31 digests typed data as others do: 1,025 of 1,025', () => {
  const cases = typedDataCases()
  const right = cases.filter(({ domain, types, primaryType, data, digest }) => {
    const made = typedDataDigest(JSON.stringify({ domain, types, primaryType, message: data }))
    return typeof made !== 'string' && `0x${hexFromBytes(made)}` === digest
  })
  printCount('EIP-712 digests', right.length, cases.length)
  expect([right.length, cases.length]).toEqual([1025, 1025])
}, 60_000)

test('sec/T32 derives trees as others do: every hundredth of them; all of them in the long run', async () => {
  const trees = hdTrees().filter((_, i) => i % 100 === 7)
  const wanted = trees.reduce((total, { hdnodes }) => total + hdnodes.length, 0)
  let right = 0
  for (const tree of trees) right += await rightNodes(tree)
  printCount('HD nodes', right, wanted)
  expect(wanted).toBeGreaterThan(50)
  expect(right).toBe(wanted)
}, 60_000)
