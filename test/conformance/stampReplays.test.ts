import { expect, test } from 'vitest'
import { refusedMutations } from '../support/mutatedStamps.ts'
import { printCount } from '../support/printCount.ts'
import { replayRequests } from '../support/replays.ts'
import { joinedTwins } from '../support/twinStamps.ts'

// the same at full size is in the long run

test('sec/T26 accepts none of 300 mutations of stamped requests', async () => {
  const refused = await refusedMutations(300)
  printCount('mutated stamped requests refused', refused, 300)
  expect(refused).toBe(300)
}, 60_000)

test('sec/T28 runs each of 30 bodies once, however often and from whom it comes, and at what time', async () => {
  const { executed, asked, told } = await replayRequests(30)
  printCount('requests replayed ten times at once and executed once', executed, 30)
  printCount('replays by strangers that told them nothing', asked - told, asked)
  expect({ executed, asked, told }).toEqual({ executed: 30, asked: 9, told: 0 })
}, 60_000)

test('sec/T29 answers the twin of a stamp with the activity of the stamp: 80 of 80', async () => {
  const joined = await joinedTwins(80)
  printCount('twins of stamps that made no second activity', joined, 80)
  expect(joined).toBe(80)
}, 60_000)
