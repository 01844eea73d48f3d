import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createDeferred } from '../../../lib/deferred.ts'
import { useRevealed } from './useRevealed.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A secret that opens when a test lets it. */
function start() {
  const opening = createDeferred<string>()
  const onFailed = vi.fn()
  const secret = { wordCount: 12, open: () => opening.promise, forget: () => undefined }
  const { result, unmount } = renderHook(() => useRevealed(secret, Date.now, onFailed))
  const arrive = () =>
    act(async () => {
      opening.resolve('zoo')
      await opening.promise
    })
  return { result, unmount, arrive, onFailed }
}

const leave: readonly [string, () => void][] = [
  ['another window comes to the front', () => fireEvent.blur(window)],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  [
    'another tab comes to the front',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      fireEvent(document, new Event('visibilitychange'))
    },
  ],
]

test.each(leave)('reveals nothing if %s while it opens', async (_, go) => {
  const { result, arrive, onFailed } = start()
  act(() => result.current.show())
  go()
  await arrive()
  expect(result.current.revealed).toBeNull()
  expect(onFailed).not.toHaveBeenCalled()
  act(() => result.current.show())
  await arrive()
  expect(result.current.revealed).toMatchObject({ text: 'zoo' })
})

test('hides it as soon as it has arrived', async () => {
  const { result, arrive } = start()
  act(() => result.current.show())
  await arrive()
  fireEvent.blur(window)
  expect(result.current.revealed).toBeNull()
})

test('a computer that slept meanwhile shows nothing when it is opened again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { result, arrive } = start()
    act(() => result.current.show())
    await arrive()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current.revealed).not.toBeNull()
    // no timer runs while it sleeps
    vi.setSystemTime(Date.now() + 3_600_000)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(result.current.revealed).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

const OURS = ['blur', 'pagehide', 'visibilitychange']

test('listens to nobody any more when it is gone', () => {
  const added = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')]
  const removed = [
    vi.spyOn(window, 'removeEventListener'),
    vi.spyOn(document, 'removeEventListener'),
  ]
  const names = (spies: typeof added) =>
    spies.map(({ mock }) => mock.calls.map(([name]) => name).filter((name) => OURS.includes(name)))
  const { unmount } = start()
  unmount()
  expect(names(added)).toEqual([['blur', 'pagehide'], ['visibilitychange']])
  expect(names(removed)).toEqual(names(added))
})
