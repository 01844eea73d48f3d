import { expect, test } from 'vitest'
import { createServerClock } from './serverClock.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY_MS = 86_400_000

function setUp(wallMs = NOON) {
  const device = { wallMs, steadyMs: 0 }
  const clock = createServerClock(
    () => device.wallMs,
    () => device.steadyMs,
  )
  const pass = (ms: number) => {
    device.wallMs += ms
    device.steadyMs += ms
  }
  clock.nowMs()
  return { device, clock, pass }
}

test('is the clock of the device until the service has spoken', () => {
  const { clock, pass } = setUp()
  pass(1000)
  expect(clock.nowMs()).toBe(NOON + 1000)
  expect(clock.offsetMs()).toBeUndefined()
  expect(clock.isInDoubt()).toBe(false)
})

test.each([-DAY_MS, -3_600_000, 3_600_000, DAY_MS])(
  'sec/B11 tells the time of the service on a device that is %i ms off',
  (offMs) => {
    const { clock, pass } = setUp(NOON + offMs)
    clock.learn(NOON)
    pass(5000)
    expect(clock.nowMs()).toBe(NOON + 5000)
    expect(clock.offsetMs()).toBe(-offMs)
  },
)

test('tells whole milliseconds, as requests carry them', () => {
  const { clock, device } = setUp()
  device.steadyMs += 1000.7
  expect(clock.nowMs()).toBe(NOON + 1000)
})

test('leaves small differences alone, so that a countdown never jumps', () => {
  const { clock } = setUp()
  clock.learn(NOON + 1500)
  expect(clock.nowMs()).toBe(NOON)
  expect(clock.offsetMs()).toBeUndefined()
})

test('sec/B11 is not moved by a clock that is set back during use', () => {
  const { clock, device, pass } = setUp()
  pass(60_000)
  device.wallMs -= DAY_MS
  expect(clock.nowMs()).toBe(NOON + 60_000)
  expect(clock.isInDoubt()).toBe(true)
})

test('sec/B22 goes on while the computer sleeps and its steady clock stands still', () => {
  const { clock, device } = setUp()
  device.wallMs += 3_600_000
  expect(clock.nowMs()).toBe(NOON + 3_600_000)
  expect(clock.isInDoubt()).toBe(true)
  clock.learn(NOON + 3_600_000)
  expect(clock.isInDoubt()).toBe(false)
})

test('starts from a difference that was known before, until the service says otherwise', () => {
  const { clock } = setUp(NOON + DAY_MS)
  clock.assume(-DAY_MS)
  expect(clock.nowMs()).toBe(NOON)
  clock.learn(NOON + 10_000)
  clock.assume(-DAY_MS)
  expect(clock.nowMs()).toBe(NOON + 10_000)
})
