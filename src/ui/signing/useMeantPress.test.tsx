import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMeantPress } from './useMeantPress.ts'

const facts = (values: Readonly<Record<string, unknown>>): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** An event as a browser makes it, this long after the page was loaded. */
const eventOf = (name: string, timeStamp: number, isTrusted = true) =>
  Object.defineProperties(new Event(name), facts({ timeStamp, isTrusted }))

const press = (timeStamp: number, isTrusted?: boolean) => eventOf('click', timeStamp, isTrusted)

/** A request that is shown, once presses on it count. */
async function shown() {
  const place = { current: document.createElement('div') }
  const { result, rerender } = renderHook(({ isAsked }) => useMeantPress(isAsked, place), {
    initialProps: { isAsked: true },
  })
  const before = result.current(press(performance.now()))
  await waitFor(() => expect(place.current).toHaveAttribute('data-presses'))
  return { before, isMeant: () => result.current, rerender }
}

test('a press counts when it can have been read, and only that of a person', async () => {
  const { before, isMeant } = await shown()
  expect(before).toBe(false)
  expect(isMeant()(press(performance.now()))).toBe(true)
  expect(isMeant()(press(performance.now(), false))).toBe(false)
})

test('a press right after it came to the front does not count', async () => {
  const { isMeant } = await shown()
  const at = performance.now() + 10_000
  document.dispatchEvent(eventOf('visibilitychange', at))
  expect(isMeant()(press(at + 299))).toBe(false)
  expect(isMeant()(press(at + 300))).toBe(true)
})

test('nothing counts while nothing can be pressed', async () => {
  const { isMeant, rerender } = await shown()
  rerender({ isAsked: false })
  await new Promise((drawn) => requestAnimationFrame(drawn))
  expect(isMeant()(press(performance.now() + 60_000))).toBe(false)
})
