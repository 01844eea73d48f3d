import { expect, test } from 'vitest'
import { refusedMutations } from '../support/mutatedStamps.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 100_000
const TIMEOUT_MS = 60 * 60_000

test(
  'sec/T26 accepts none of 100,000 mutations of stamped requests',
  async () => {
    const refused = await refusedMutations(ROUNDS)
    printCount('mutated stamped requests refused', refused, ROUNDS)
    expect(refused).toBe(ROUNDS)
  },
  TIMEOUT_MS,
)
