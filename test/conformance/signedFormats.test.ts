import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { SIGN_FORMATS } from '../support/signCases.ts'
import { checkedSignatures } from '../support/signStage.ts'

// ten thousand of them are in the long run
test('signatures in every format are right for a second library', async () => {
  const count = SIGN_FORMATS.length * 10
  const { right, wrong } = await checkedSignatures(count, 7)
  printCount('signatures checked by a second library', right, count)
  expect([right, wrong]).toEqual([count, []])
}, 120_000)
