import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startMixedLoad } from '../support/mixedLoad.ts'
import { printCount } from '../support/printCount.ts'
import { openFiles, residentMb, type Sample, slopePerMinute } from '../support/processFigures.ts'
import { startService } from '../support/startService.ts'

/** How long, in minutes: `SOAK_MINUTES=5 npm run test:long -- soak` for a shorter one. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const SENDERS = 4
const SAMPLE_MS = 5000
const MOST_MB_PER_MINUTE = 1
/** The connections of the senders, which come and go. */
const MOST_FILES_MORE = 2 * SENDERS + 4

test(
  `R17 ${MINUTES} minutes of mixed load: no error, and neither memory nor open files grow`,
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'latchkit-soak-'))
    onTestFinished(() => rmSync(data, { recursive: true }))
    const service = await startService({ data })
    onTestFinished(() => service.kill())
    const load = await startMixedLoad(service.facts, SENDERS)
    const memory: Sample[] = []
    const files: Sample[] = []
    const requests: Sample[] = []
    const untilMs = performance.now() + MINUTES * 60_000
    while (performance.now() < untilMs) {
      await wait(SAMPLE_MS)
      const atMs = performance.now()
      memory.push({ atMs, value: residentMb(service.pid) })
      files.push({ atMs, value: openFiles(service.pid) })
      requests.push({ atMs, value: load.answered() })
    }
    const { answered, failed } = await load.stop()
    // the first half fills caches and the heap
    const late = <T>(samples: readonly T[]) => samples.slice(Math.floor(samples.length / 2))
    const slope = slopePerMinute(late(memory))
    const counts = late(files).map(({ value }) => value)
    const more = Math.max(...counts) - Math.min(...counts)
    const shown = (samples: readonly Sample[]) => samples.map(({ value }) => Math.round(value))
    process.stdout.write(
      `R17 ${JSON.stringify({ minutes: MINUTES, mbPerMinute: Number(slope.toFixed(2)), memory: shown(memory), files: shown(files), requests: shown(requests) })}\n`,
    )
    printCount('R17 requests answered in the soak', answered, answered + failed.length)
    expect(failed).toEqual([])
    expect(slope).toBeLessThan(MOST_MB_PER_MINUTE)
    expect(more).toBeLessThanOrEqual(MOST_FILES_MORE)
    await service.stop()
  },
  (MINUTES + 5) * 60_000,
)
