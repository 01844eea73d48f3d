import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { joinedTwins } from '../support/twinStamps.ts'

const REQUESTS = 10_000
const TIMEOUT_MS = 60 * 60_000

test(
  'sec/T29 answers the twins of 10,000 stamps with the activities of the stamps',
  async () => {
    const joined = await joinedTwins(REQUESTS)
    printCount('twins of stamps that made no second activity', joined, REQUESTS)
    expect(joined).toBe(REQUESTS)
  },
  TIMEOUT_MS,
)
