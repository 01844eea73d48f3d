import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { flood } from '../support/overload.ts'
import { printCount } from '../support/printCount.ts'
import { startService } from '../support/startService.ts'

const SECONDS = 60
/** What a service takes at once when it was told nothing else. */
const CAPACITY = 256
const MOST_GROWTH_MB = 200
/** What README names for small machines. Without it, what Node keeps of garbage is measured. */
const MEMORY_BOUNDS = '--max-old-space-size=192 --max-semi-space-size=16'

test(`R14 ten times its capacity for ${SECONDS} s: bounded memory, nothing lost, and all is taken afterwards`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-overload-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const service = await startService({ data, env: { NODE_OPTIONS: MEMORY_BOUNDS } })
  onTestFinished(() => service.kill())
  const untilMs = performance.now() + SECONDS * 1000
  const { answers, told, beforeMb, peakMb } = await flood(service, {
    senders: 10 * CAPACITY,
    goesOn: () => performance.now() < untilMs,
  })
  const { 200: taken = 0, 503: away = 0 } = answers
  process.stdout.write(
    `R14 flood: ${JSON.stringify({ ...answers, beforeMb: Math.round(beforeMb), peakMb: Math.round(peakMb) })}\n`,
  )
  const all = Object.values(answers).reduce((a, b) => a + b, 0)
  printCount('R14 requests of a flood answered with 200 or 503', taken + away, all)
  expect(Object.keys(answers).toSorted()).toEqual(['200', '503'])
  expect(told).toBe(away)
  expect(peakMb - beforeMb).toBeLessThan(MOST_GROWTH_MB)
  const after = await flood(service, { senders: 1, goesOn: (sent) => sent < 100 })
  expect(after.answers).toEqual({ 200: 100 })
  printCount('R14 requests taken at once after the flood', after.answers['200'] ?? 0, 100)
  await service.stop()
}, 300_000)
