import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardReturns } from './guardReturns.ts'

const onClick = vi.fn()
let stop: () => void
let nowMs: number

beforeEach(() => {
  nowMs = 10_000
  document.body.innerHTML =
    '<div data-lk-scheme="auto"><button>Go on</button></div><button>App</button>'
  document.body.addEventListener('click', onClick)
  stop = guardReturns()
})

afterEach(() => {
  vi.unstubAllGlobals()
  stop()
  document.body.removeEventListener('click', onClick)
  onClick.mockClear()
})

function fire(target: EventTarget, event: Event, facts: Readonly<Record<string, unknown>> = {}) {
  for (const [name, value] of Object.entries({ timeStamp: nowMs, ...facts }))
    Object.defineProperty(event, name, { value })
  target.dispatchEvent(event)
  return event
}

const whole = { bubbles: true, cancelable: true }
const own = () => document.querySelector('[data-lk-scheme] button') ?? document.body
const comeBack = () => fire(window, new Event('focus'))

/** A press of a pointer that is let go after a tenth of a second; true when it counted. */
function press(target: Element = own()): boolean {
  fire(target, new PointerEvent('pointerdown', whole))
  nowMs += 100
  return click(target)
}

function click(target: Element, detail = 1, isTrusted = true): boolean {
  onClick.mockClear()
  const { defaultPrevented } = fire(target, new MouseEvent('click', whole), { detail, isTrusted })
  expect(defaultPrevented).toBe(onClick.mock.calls.length === 0)
  return !defaultPrevented
}

test.each([
  ['came to the front', () => comeBack()],
  ['was shown again', () => fire(document, new Event('visibilitychange'))],
])('takes no press for a moment after the page %s', (_, happen) => {
  expect(press()).toBe(true)
  for (const [afterMs, counts] of [
    [31, false],
    [299, false],
    [300, true],
  ] as const) {
    nowMs += 1000
    happen()
    nowMs += afterMs
    expect(press()).toBe(counts)
  }
})

test('takes the press that brought the page to the front', () => {
  comeBack()
  nowMs += 30
  expect(press()).toBe(true)
  nowMs += 1000
  fire(own(), new PointerEvent('pointerdown', whole))
  comeBack()
  expect(click(own())).toBe(true)
})

test('leaves presses alone that a script of the page makes: nobody is led to them', () => {
  comeBack()
  nowMs += 100
  fire(own(), new PointerEvent('pointerdown', whole))
  expect(click(own())).toBe(false)
  expect(click(own(), 1, false)).toBe(true)
})

test('leaves keys, and what is not the kit’s, alone', () => {
  comeBack()
  nowMs += 100
  expect(press(document.body.lastElementChild ?? document.body)).toBe(true)
  expect(press()).toBe(false)
  expect(click(own(), 0)).toBe(true)
})

test('lets go when it ends', () => {
  comeBack()
  nowMs += 100
  stop()
  expect(press()).toBe(true)
})

test('does nothing in a frame', () => {
  stop()
  vi.stubGlobal('parent', {})
  stop = guardReturns()
  comeBack()
  nowMs += 100
  expect(press()).toBe(true)
})
