import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { hdTrees, rightNodes } from '../vectors/testcases.ts'

test(
  'sec/T32 derives every tree as others do: 6,289 of 6,289',
  async () => {
    const trees = hdTrees()
    const wanted = trees.reduce((total, { hdnodes }) => total + hdnodes.length, 0)
    let right = 0
    for (const tree of trees) right += await rightNodes(tree)
    printCount('HD nodes', right, wanted)
    expect([right, wanted]).toEqual([6289, 6289])
  },
  30 * 60_000,
)
