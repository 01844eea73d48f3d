import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { useSessionCountdown } from './useSessionCountdown.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('counts the seconds down in the component that uses it, and in no other', () => {
  vi.useFakeTimers({ now: 0 })
  const renders = { clock: 0, rest: 0 }
  function Clock() {
    renders.clock++
    return `${useSessionCountdown()} seconds`
  }
  function Rest() {
    renders.rest++
    return null
  }
  const ui = (
    <>
      <Clock />
      <Rest />
    </>
  )
  const { container, setSession } = renderWithKit(
    ui,
    {},
    createFakeKit(() => Date.now()),
  )
  expect(container).toHaveTextContent('null seconds')
  act(() => setSession({ status: 'logged-in', session }))
  expect(container).toHaveTextContent('900 seconds')
  const before = { ...renders }
  for (let second = 1; second <= 5; second++) {
    act(() => vi.advanceTimersByTime(1000))
    expect(container).toHaveTextContent(`${900 - second} seconds`)
  }
  expect(renders.rest).toBe(before.rest)
  expect(renders.clock - before.clock).toBeLessThanOrEqual(10)
  act(() => vi.advanceTimersByTime(900_000))
  expect(container).toHaveTextContent('0 seconds')
})
