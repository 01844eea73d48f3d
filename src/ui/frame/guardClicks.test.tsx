import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersections } from '../../../test/support/fakeIntersections.ts'
import { guardClicks } from './guardClicks.ts'

type Facts = Readonly<Record<string, unknown>>

let page: ReturnType<typeof fakeIntersections>
let stop: () => void
let nowMs: number
let hit: Element | null
const onCovered = vi.fn()
const onClick = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  page = fakeIntersections()
  nowMs = 10_000
  document.body.innerHTML =
    '<div id="guarded"><input id="email"><button id="go"><b>Go on</b></button></div><p id="beside"></p>'
  hit = part('go').firstElementChild
  Object.assign(document, { elementFromPoint: () => hit })
  part('go').addEventListener('click', onClick)
  stop = guardClicks(part('guarded'), onCovered)
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  onCovered.mockClear()
  onClick.mockClear()
})

const part = (id: string) => document.getElementById(id) ?? document.body

function pass(ms: number) {
  nowMs += ms
  vi.advanceTimersByTime(ms)
}

/** An event as a browser makes it, at this moment. */
function fire(target: EventTarget, event: Event, facts: Facts = {}): Event {
  for (const [name, value] of Object.entries({ isTrusted: true, timeStamp: nowMs, ...facts }))
    Object.defineProperty(event, name, { value })
  target.dispatchEvent(event)
  return event
}

const whole = { bubbles: true, cancelable: true }
const pointer = (type: string, at: Facts = {}, target: Element = part('go')) =>
  fire(target, new PointerEvent(type, whole), {
    pointerType: 'mouse',
    relatedTarget: document.body,
    buttons: type === 'pointerdown' ? 1 : 0,
    clientX: nowMs,
    clientY: 5,
    screenX: nowMs,
    screenY: 5,
    ...at,
  })
const key = (type: string, name: string, facts: Facts = {}, target: Element = part('go')) =>
  fire(target, new KeyboardEvent(type, { ...whole, key: name }), facts)
const focusWindow = () => fire(window, new Event('focus'))

/** The whole press of a mouse; true when it counted. */
function press(facts: Facts = {}): boolean {
  pointer('pointerdown', facts)
  pointer('pointerup', facts)
  return click(facts)
}

function click(facts: Facts = {}): boolean {
  onClick.mockClear()
  const event = fire(part('go'), new MouseEvent('click', whole), { detail: 1, ...facts })
  // counted and let through, or neither
  expect(event.defaultPrevented).toBe(onClick.mock.calls.length === 0)
  return onClick.mock.calls.length === 1
}

const settle = () => {
  page.see({ isVisible: true })
  pass(500)
}

test('lets a press through after half a second in plain sight, and not a moment before', () => {
  expect(page.options()).toEqual([expect.objectContaining({ trackVisibility: true, delay: 100 })])
  expect(press()).toBe(false)
  page.see({ isVisible: true })
  pass(499)
  expect(press()).toBe(false)
  expect(part('guarded').dataset.guard).toBe('shown')
  pass(1)
  expect(press()).toBe(true)
  expect(part('guarded').dataset.guard).toBe('settled')
})

test('begins to count anew when it was covered for a moment', () => {
  settle()
  page.see({ isVisible: false })
  expect(press()).toBe(false)
  page.see({ isVisible: true })
  pass(499)
  page.see({ isVisible: false })
  page.see({ isVisible: true })
  pass(499)
  expect(press()).toBe(false)
  pass(1)
  expect(press()).toBe(true)
})

test.each([
  ['all of it', { isVisible: true, height: 400 }, true],
  ['the upper 240 px', { isVisible: true, height: 240 }, true],
  ['less of its height', { isVisible: true, height: 239 }, false],
  ['three quarters of its width', { isVisible: true, width: 300 }, true],
  ['less of its width', { isVisible: true, width: 299 }, false],
  ['nothing', { isVisible: true, height: 0 }, false],
  ['all of it, in a browser that cannot tell what covers it', {}, true],
])('decides by what is seen: %s', (_, sight, counts) => {
  page.see(sight)
  pass(500)
  expect(press()).toBe(counts)
})

test('asks no more of a small frame than fits into it', () => {
  vi.stubGlobal('innerHeight', 120)
  page.see({ isVisible: true, height: 120 })
  pass(500)
  expect(press()).toBe(true)
})

test('lets no press through that held on from before it was settled', () => {
  page.see({ isVisible: true })
  pointer('pointerdown')
  pass(500)
  expect(click()).toBe(false)
  expect(press()).toBe(true)
})

test('lets nothing through that a script made', () => {
  settle()
  expect(press({ isTrusted: false })).toBe(false)
  expect(click({ detail: 0, isTrusted: false })).toBe(false)
})

test.each([
  ['came to the front', () => focusWindow()],
  ['was shown again', () => fire(document, new Event('visibilitychange'))],
  ['got the pointer', () => pointer('pointerover', { relatedTarget: null })],
])('lets nothing through for 300 ms after the window %s', (_, happen) => {
  settle()
  happen()
  pass(299)
  expect(press()).toBe(false)
  pass(1)
  expect(press()).toBe(true)
})

test('lets nothing through after something slid under a pointer that lies still', () => {
  settle()
  pointer('pointermove', { screenX: 40, clientX: 5 })
  pass(1000)
  expect(press({ screenX: 40, clientX: 90 })).toBe(false)
  pass(300)
  expect(press({ screenX: 40, clientX: 90 })).toBe(true)
  // the screen has changed under it
  pointer('pointerover', { screenX: 40, clientX: 90 }, part('email'))
  expect(press({ screenX: 40, clientX: 90 })).toBe(true)
})

test('lets nothing through after the window went along with a pointer, told late where it is', () => {
  settle()
  const title = { screenX: 370, screenY: 408, clientX: 280, clientY: 271 }
  pointer('pointerdown', title)
  // moved by 140 px, and the event tells the new place on the screen with the old one in the window
  pointer('pointerup', { ...title, screenY: 268 })
  const button = { ...title, clientY: 411 }
  expect(press(button)).toBe(false)
  pass(300)
  expect(press(button)).toBe(true)
})

test.each([0.25, 0.5, 1, 1.5, 3, 5])(
  'takes a page shown %d times its size for none that moves',
  (zoom) => {
    settle()
    for (let step = 0; step < 50; step += 1) {
      const onScreen = 100 + step * step
      const at = { screenX: onScreen, clientX: Math.floor(onScreen / zoom), screenY: onScreen }
      pointer('pointermove', { ...at, clientY: Math.floor(onScreen / zoom) })
      expect(press({ ...at, clientY: Math.floor(onScreen / zoom) })).toBe(true)
    }
  },
)

test('knows the focus that a mouse brings itself, but not that of a finger', () => {
  settle()
  const pressWithFocus = (facts: Facts) => {
    pointer('pointerdown', facts)
    focusWindow()
    pointer('pointerup', facts)
    return click(facts)
  }
  expect(pressWithFocus({ pointerType: 'mouse' })).toBe(true)
  pass(1000)
  expect(pressWithFocus({ pointerType: 'touch' })).toBe(false)
  pass(1000)
  focusWindow()
  expect(press({ pointerType: 'mouse' })).toBe(false)
})

test('a finger that touches comes from nowhere, and counts', () => {
  settle()
  pointer('pointerover', { pointerType: 'touch', relatedTarget: null })
  expect(press({ pointerType: 'touch' })).toBe(true)
})

test('lets nothing through that hit something else', () => {
  settle()
  hit = part('beside')
  expect(press()).toBe(false)
  hit = null
  expect(press()).toBe(false)
  // a key hits nothing
  expect(click({ detail: 0 })).toBe(true)
})

test('takes Enter once, and not while it is held down', () => {
  settle()
  expect(key('keydown', 'Enter').defaultPrevented).toBe(false)
  expect(key('keydown', 'Enter', { repeat: true }).defaultPrevented).toBe(true)
  page.see({ isVisible: false })
  expect(key('keydown', 'Enter').defaultPrevented).toBe(true)
  expect(key('keydown', 'Enter', { isComposing: true }).defaultPrevented).toBe(false)
})

test('takes Space where it was pressed down, and nowhere else', () => {
  settle()
  expect(key('keyup', ' ').defaultPrevented).toBe(true)
  key('keydown', ' ')
  expect(key('keyup', ' ').defaultPrevented).toBe(false)
  key('keydown', ' ', { repeat: true })
  expect(key('keyup', ' ').defaultPrevented).toBe(true)
})

test('leaves typing alone', () => {
  const email = part('email')
  expect(fire(email, new MouseEvent('click', whole), { detail: 1 }).defaultPrevented).toBe(false)
  expect(key('keydown', 'a', { repeat: true }, email).defaultPrevented).toBe(false)
  expect(key('keyup', ' ', {}, email).defaultPrevented).toBe(false)
})

test('says that something is in front when that is why, and when it is gone', () => {
  page.see({ isVisible: true })
  press()
  expect(onCovered).not.toHaveBeenCalledWith(true)
  page.see({ isVisible: false })
  expect(onCovered).not.toHaveBeenCalledWith(true)
  press()
  expect(onCovered).toHaveBeenLastCalledWith(true)
  settle()
  expect(onCovered).toHaveBeenLastCalledWith(false)
})

test('lets go of the element when it ends', () => {
  stop()
  expect(part('guarded').dataset.guard).toBeUndefined()
  expect(press()).toBe(true)
})
