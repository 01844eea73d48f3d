import { expect, onTestFinished, test } from 'vitest'
import { flood } from '../support/overload.ts'
import { printCount } from '../support/printCount.ts'
import { startService } from '../support/startService.ts'

const CAPACITY = 8
const REQUESTS = 400
/** What the process may grow by, in MB: its own heap, which comes and goes. */
const MOST_GROWTH_MB = 200

test('R14 with ten times as many senders as it has places turns away what it cannot take, and takes all afterwards', async () => {
  const service = await startService({ env: { LATCHKIT_MAX_REQUESTS: String(CAPACITY) } })
  onTestFinished(() => service.kill())
  const { answers, told, beforeMb, peakMb } = await flood(service, {
    senders: 10 * CAPACITY,
    goesOn: (sent) => sent < REQUESTS,
  })
  expect(Object.keys(answers).toSorted()).toEqual(['200', '503'])
  const { 200: taken = 0, 503: away = 0 } = answers
  expect(taken + away).toBe(REQUESTS)
  expect(told).toBe(away)
  expect(peakMb - beforeMb).toBeLessThan(MOST_GROWTH_MB)
  printCount('R14 requests of a flood answered with 200 or 503', taken + away, REQUESTS)

  const after = await flood(service, { senders: 1, goesOn: (sent) => sent < 20 })
  expect(after.answers).toEqual({ 200: 20 })
  printCount('R14 requests taken at once after the flood', after.answers['200'] ?? 0, 20)
}, 120_000)
