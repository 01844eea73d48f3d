import { expect, test } from 'vitest'
import { createBreaker, MOST_FAILURES, PAUSE_MS, type Verdict } from './createBreaker.ts'

const down = new Error('down')

/** A breaker on a clock that is set, and an upstream that does as it is told. */
function start() {
  const clock = { time: 1_000_000, nowMs: () => clock.time }
  const changes: string[] = []
  const breaker = createBreaker({ clock, onChange: (state) => changes.push(state) })
  const stage = {
    clock,
    changes,
    reached: 0,
    /** A call that ends as it is said. */
    call: (ending: Verdict | 'fine', error: Error = down) =>
      stage.run(
        async () => {
          if (ending !== 'fine') throw error
          return 'answer'
        },
        ending === 'fine' ? 'up' : ending,
      ),
    run: (work: () => Promise<string>, verdict: Verdict = 'down') =>
      breaker(
        () => {
          stage.reached++
          return work()
        },
        () => verdict,
      ).catch((error: unknown) => error),
    times: async (count: number, ending: Verdict | 'fine') => {
      for (let n = 0; n < count; n++) await stage.call(ending)
    },
    open: async () => {
      await stage.times(MOST_FAILURES, 'down')
      stage.reached = 0
    },
  }
  return stage
}

test('R15 lets all through until five have failed in a row, and then none', async () => {
  const stage = start()
  for (let n = 1; n <= MOST_FAILURES; n++) {
    await stage.call('down')
    expect(stage.changes).toEqual(n < MOST_FAILURES ? [] : ['down'])
  }
  expect(stage.reached).toBe(5)
  await stage.times(100, 'fine')
  expect(stage.reached).toBe(5)
})

test('R15 fails at once with what the upstream failed with last', async () => {
  const stage = start()
  await stage.times(MOST_FAILURES - 1, 'down')
  const last = new RangeError('the last')
  await stage.call('down', last)
  expect(await stage.call('fine')).toBe(last)
})

test.each(['fine', 'up'] as const)('R15 counts anew after a call that ends %s', async (ending) => {
  const stage = start()
  for (let round = 0; round < 5; round++) {
    await stage.times(MOST_FAILURES - 1, 'down')
    await stage.call(ending)
  }
  expect(stage.changes).toEqual([])
  await stage.times(MOST_FAILURES, 'down')
  expect(stage.changes).toEqual(['down'])
})

test('R15 counts neither refusals nor calls that tell nothing', async () => {
  const stage = start()
  await stage.times(100, 'up')
  await stage.times(MOST_FAILURES - 1, 'down')
  await stage.times(100, 'neither')
  expect(stage.changes).toEqual([])
  // and what tells nothing is no end of a row either
  await stage.call('down')
  expect(stage.changes).toEqual(['down'])
})

test('R15 lets exactly one of a hundred calls through after the pause', async () => {
  const stage = start()
  await stage.open()
  stage.clock.time += PAUSE_MS - 1
  await stage.call('fine')
  expect(stage.reached).toBe(0)
  stage.clock.time += 1
  let answer: (text: string) => void = () => undefined
  const hundred = Array.from({ length: 100 }, () =>
    stage.run(() => new Promise<string>((resolve) => (answer = resolve))),
  )
  expect(stage.reached).toBe(1)
  // and none while the trial lasts
  stage.clock.time += 2 * PAUSE_MS
  await stage.call('fine')
  expect(stage.reached).toBe(1)
  answer('answer')
  const ends = await Promise.all(hundred)
  expect(ends.filter((end) => end === 'answer')).toHaveLength(1)
  expect(ends.filter((end) => end === down)).toHaveLength(99)
  expect(stage.changes).toEqual(['down', 'up'])
  await stage.times(100, 'fine')
  expect(stage.reached).toBe(101)
})

test('R15 opens anew, without a word, when the trial fails', async () => {
  const stage = start()
  await stage.open()
  for (let round = 1; round <= 3; round++) {
    stage.clock.time += PAUSE_MS
    await stage.times(10, 'down')
    expect(stage.reached).toBe(round)
  }
  expect(stage.changes).toEqual(['down'])
  stage.clock.time += PAUSE_MS
  await stage.call('fine')
  expect(stage.changes).toEqual(['down', 'up'])
  // closed as it was at first
  await stage.times(MOST_FAILURES - 1, 'down')
  expect(stage.changes).toEqual(['down', 'up'])
})

test('R15 takes a refusal of the trial for an upstream that answers', async () => {
  const stage = start()
  await stage.open()
  stage.clock.time += PAUSE_MS
  await stage.call('up')
  expect(stage.changes).toEqual(['down', 'up'])
})

test('R15 tries with the next call when the trial told nothing, or never ends', async () => {
  const stage = start()
  await stage.open()
  stage.clock.time += PAUSE_MS
  await stage.call('neither')
  void stage.run(() => new Promise(() => undefined))
  expect(stage.reached).toBe(2)
  stage.clock.time += 30_000
  await stage.call('fine')
  expect(stage.changes).toEqual(['down', 'up'])
})

test('R15 is not kept open by calls that began before', async () => {
  const stage = start()
  const failing: (() => void)[] = []
  const late = Array.from({ length: 20 }, () =>
    stage.run(() => new Promise((_, reject) => failing.push(() => reject(down)))),
  )
  await stage.open()
  stage.clock.time += PAUSE_MS - 1
  for (const fail of failing) fail()
  await Promise.all(late)
  stage.clock.time += 1
  await stage.call('fine')
  expect(stage.changes).toEqual(['down', 'up'])
})

test('R15 makes nobody wait for a clock that was set back', async () => {
  const stage = start()
  await stage.open()
  stage.clock.time -= 3_600_000
  await stage.call('fine')
  expect(stage.changes).toEqual(['down', 'up'])
})
