import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { replayRequests } from '../support/replays.ts'

const REQUESTS = 10_000
const TIMEOUT_MS = 60 * 60_000

test(
  'sec/T28 runs each of 10,000 bodies once, however often and from whom it comes, and at what time',
  async () => {
    const { executed, asked, told } = await replayRequests(REQUESTS)
    printCount('requests replayed ten times at once and executed once', executed, REQUESTS)
    printCount('replays by strangers that told them nothing', asked - told, asked)
    expect({ executed, asked, told }).toEqual({ executed: REQUESTS, asked: 3000, told: 0 })
  },
  TIMEOUT_MS,
)
