import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { printCount } from '../printCount.ts'
import type { CallRow } from './everyCall.ts'
import { createFaultStage, type FaultStage, type Rows } from './faultStage.ts'
import { createFaultyLine, type Fault, faults } from './faultyLine.ts'

const names = Object.keys(faults) as Fault[] // the keys of that very object

/** What a call does to the service: how many rows more each table has afterwards. */
async function effectOf(
  stage: FaultStage,
  work: () => Promise<unknown>,
  isDone: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ rows: Rows; outcome: unknown }> {
  const before = await stage.rows()
  const outcome = await work().then(
    () => 'answered',
    (error: unknown) => error,
  )
  await isDone()
  const after = await stage.rows()
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)])
  return { rows: Object.fromEntries(changes.filter(([, change]) => change !== 0)), outcome }
}

/** What a fault ends in when the request may go out again by itself, and when not. */
const ends: Record<Fault, { readonly repeated: unknown; readonly once: unknown }> = {
  dropped: { repeated: 'answered', once: { code: 'NETWORK_FAILED' } },
  reset: { repeated: 'answered', once: { code: 'NETWORK_FAILED' } },
  stalled: { repeated: { code: 'REQUEST_TIMED_OUT' }, once: { code: 'REQUEST_TIMED_OUT' } },
  truncated: { repeated: 'answered', once: { code: 'NETWORK_FAILED' } },
  doubled: { repeated: 'answered', once: expect.anything() },
  away: { repeated: 'answered', once: { code: 'HTTP_STATUS', status: 502 } },
}

/**
 * What a network that brings a request twice makes two of: a code that is sent, and a token for one and the same key. The
 * requests of the spec hold nothing that tells such a pair from a person who asks again.
 */
const nothingTells = new Set(['proxy otpInit', 'proxy oauth2Authenticate'])

/** The proxy makes an activity of its own of each request; of two alike, one may be on record as failed. */
const withoutActivities = ({ activities: _, ...rows }: Rows) => rows

/** Tests each of these calls with each fault. */
export function surviveFaults(calls: readonly CallRow[]): void {
  let stage: FaultStage
  let passed = 0

  beforeAll(async () => {
    stage = await createFaultStage()
    vi.spyOn(Math, 'random').mockReturnValue(0) // the shortest waits that chance can give
  })
  afterAll(async () => {
    printCount('sec/B12 faults without harm', passed, calls.length * names.length)
    vi.restoreAllMocks()
    await stage.stop()
  })

  describe.each(calls)('sec/B12 $name', ({ name, prepare, isRepeatable }) => {
    let whole: Rows
    beforeAll(async () => {
      const call = await prepare(stage)
      const { rows, outcome } = await effectOf(stage, () => call(stage.clean))
      expect(outcome).toBe('answered')
      whole = rows
    })

    test.each(names)('does nothing twice when it is %s', async (fault) => {
      const call = await prepare(stage)
      const line = createFaultyLine(stage.answer, fault)
      const clients = stage.clientsOn(line.fetch, fault === 'stalled' ? 50 : undefined)
      const { rows, outcome } = await effectOf(stage, () => call(clients), line.isDone)

      const end = isRepeatable ? ends[fault].repeated : ends[fault].once
      if (typeof end === 'string') expect(outcome).toBe(end)
      else expect(outcome).toMatchObject(Object(end))
      const isDone = outcome === 'answered' || faults[fault] === 'after'
      const isTwoActivities = fault === 'doubled' && !isRepeatable
      if (!isTwoActivities) expect(rows).toEqual(isDone ? whole : {})
      else if (!nothingTells.has(name))
        expect(withoutActivities(rows)).toEqual(withoutActivities(whole))
      const own = line.sent.filter((request) => !request.includes('/health '))
      expect(new Set(own).size).toBe(1)
      expect(own).toHaveLength(outcome === 'answered' && fault !== 'doubled' ? 2 : 1)
      passed++
    })
  })
}
