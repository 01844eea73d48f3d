import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Reply, sendPatiently } from './sendPatiently.ts'

const ok: Reply = { status: 200, text: '{}' }
const failure = new TypeError('Failed to fetch')
const going = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Answers in this order, an error by throwing it; the last one for ever. */
function line(...answers: readonly (Reply | Error)[]) {
  return vi.fn(async () => {
    const answer = answers[Math.min(attempts() - 1, answers.length - 1)]
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  })
}
let attempt = line(ok)
const attempts = () => attempt.mock.calls.length

const send = (isRepeatable = true, signal = going) => {
  const sent = sendPatiently(attempt, signal, isRepeatable)
  sent.catch(() => undefined) // looked at below, when time has passed
  return sent
}

describe('sec/B12 what may be repeated', () => {
  test.each([[failure], [{ status: 502, text: '' }], [{ status: 503, text: '' }]])(
    'goes out again after %o',
    async (first) => {
      attempt = line(first, ok)
      const sent = send()
      await vi.runAllTimersAsync()
      expect(await sent).toBe(ok)
      expect(attempts()).toBe(2)
    },
  )

  test('goes out four times in all, each time later than the last', async () => {
    attempt = line(failure)
    const sent = send()
    const after = []
    for (const ms of [0, 149, 1, 299, 1, 599, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(ms)
      after.push(attempts())
    }
    expect(after).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    await expect(sent).rejects.toBe(failure)
  })

  test('waits for as long as chance says, so that not all pages come at once', async () => {
    const pauses = []
    for (const chance of [0, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance)
      attempt = line(failure, ok)
      const sent = send()
      await vi.advanceTimersByTimeAsync(0)
      const before = Date.now()
      await vi.advanceTimersToNextTimerAsync()
      pauses.push(Date.now() - before)
      await sent
    }
    expect(pauses).toEqual([100, 199])
  })

  test('ends with the last answer when the service stays away', async () => {
    const away = { status: 504, text: '<html>' }
    attempt = line(away)
    const sent = send()
    await vi.runAllTimersAsync()
    expect(await sent).toBe(away)
    expect(attempts()).toBe(4)
  })

  test.each([200, 400, 401, 403, 404, 409, 429, 500])(
    'stays with the answer %i',
    async (status) => {
      attempt = line({ status, text: '' })
      expect(await send()).toMatchObject({ status })
      expect(attempts()).toBe(1)
    },
  )

  test('does not go out again for somebody who has left', async () => {
    const controller = new AbortController()
    attempt = line(failure)
    const sent = send(true, controller.signal)
    await vi.advanceTimersByTimeAsync(0)
    controller.abort(new Error('left'))
    await expect(sent).rejects.toThrow('left')
    await vi.runAllTimersAsync()
    expect(attempts()).toBe(1)
  })
})

test.each([[failure], [{ status: 503, text: '' }]])(
  'sec/B12 what may not be repeated goes out once, whatever comes: %o',
  async (answer) => {
    attempt = line(answer)
    const outcome = await send(false).catch((error: unknown) => error)
    expect(outcome).toBe(answer)
    await vi.runAllTimersAsync()
    expect(attempts()).toBe(1)
  },
)
