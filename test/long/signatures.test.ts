import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { checkedSignatures } from '../support/signStage.ts'

const COUNT = 10_000

test('every signature in every format is right for a second library', async () => {
  const { right, wrong } = await checkedSignatures(COUNT, 20_261_122)
  printCount('signatures checked by a second library', right, COUNT)
  expect([right, wrong]).toEqual([COUNT, []])
}, 3_600_000)
