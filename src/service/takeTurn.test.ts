import { expect, onTestFinished, test, vi } from 'vitest'
import { runInTurns, takeTurn } from './takeTurn.ts'

/** Computes for some milliseconds; answers when it began and ended. */
function compute(ms: number) {
  const beganAtMs = performance.now()
  while (performance.now() - beganAtMs < ms);
  return { beganAtMs, endedAtMs: performance.now() }
}

test('takeTurn: leaves the event loop to others for longer than the slices of all long work take', async () => {
  const slices: ReturnType<typeof compute>[] = []
  const work = async () => {
    for (let i = 0; i < 4; i++) {
      await takeTurn()
      slices.push(compute(3))
    }
  }
  await Promise.all([work(), work(), work()])
  expect(slices).toHaveLength(12)
  for (const [i, { beganAtMs }] of slices.entries()) {
    const before = slices[i - 1]
    if (!before) continue
    // a slice that a busy machine has stretched counts for no more than what it was to compute
    expect(beganAtMs - before.endedAtMs).toBeGreaterThan(3)
  }
})

test('takeTurn: leaves more to a loop that always has something to do, and goes on all the same', async () => {
  let isOver = false
  const keepBusy = () => {
    compute(1)
    if (!isOver) setImmediate(keepBusy)
  }
  keepBusy()
  await takeTurn()
  const { endedAtMs } = compute(3)
  await takeTurn()
  const waitedMs = performance.now() - endedAtMs
  isOver = true
  // an idle loop would have been left for 6
  expect(waitedMs).toBeGreaterThan(30)
})

test('takeTurn: waits for less after a short slice than after a long one, if the loop always has something to do', async () => {
  let isOver = false
  const keepBusy = () => {
    compute(0.2)
    if (!isOver) setImmediate(keepBusy)
  }
  keepBusy()
  const waitAfter = async (sliceMs: number) => {
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      await takeTurn()
      const { endedAtMs } = compute(sliceMs)
      await takeTurn()
      waits.push(performance.now() - endedAtMs)
    }
    // others on a busy machine may stretch some of the slices
    return Math.min(...waits)
  }
  const [short, long] = [await waitAfter(0.1), await waitAfter(5)]
  isOver = true
  expect(short).toBeLessThan(long)
})

test('takeTurn: rests for a slice that was announced as longer than it shows', async () => {
  await takeTurn(5)
  const beganAtMs = performance.now()
  await takeTurn()
  expect(performance.now() - beganAtMs).toBeGreaterThan(5)
})

test('takeTurn: goes on in a browser, which has timers only', async () => {
  vi.stubGlobal('setImmediate', undefined)
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllGlobals())
  const inBrowser = await import('./takeTurn.ts')
  expect(inBrowser.takeTurn).not.toBe(takeTurn)
  for (let i = 0; i < 3; i++) await inBrowser.takeTurn()
})

test('runInTurns: goes on where it paused, and answers what the steps return', async () => {
  const seen: string[] = []
  function* steps(name: string, count: number) {
    for (let i = 0; i < count; i++) {
      seen.push(`${name}${i}`)
      yield
    }
    return name
  }
  expect(await Promise.all([runInTurns(steps('a', 2)), runInTurns(steps('b', 2))])).toEqual([
    'a',
    'b',
  ])
  expect(seen).toEqual(['a0', 'b0', 'a1', 'b1'])
})
