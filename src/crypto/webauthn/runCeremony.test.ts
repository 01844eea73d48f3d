import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '../../../test/support/often.ts'
import { runCeremony } from './runCeremony.ts'

const never = () => new AbortController().signal

beforeEach(() => {
  const isConditionalMediationAvailable = async () => true
  const answers = { isConditionalMediationAvailable }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, answers),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A prompt that stays up until the test ends it. */
function prompt() {
  const { promise, resolve, reject } = deferred<string>()
  const start = vi.fn(() => promise)
  return { start, resolve, reject }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('hands on what comes, and what is thrown', async () => {
  expect(await runCeremony(never(), async () => 'a passkey')).toBe('a passkey')
  const error = new Error('closed')
  await expect(runCeremony(never(), () => Promise.reject(error))).rejects.toBe(error)
})

test('starts nothing for somebody who has left already', async () => {
  const { start } = prompt()
  const signal = AbortSignal.abort()
  await expect(runCeremony(signal, start)).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(start).not.toHaveBeenCalled()
})

test('says that it was stopped, whatever the browser throws then', async () => {
  const { start, reject } = prompt()
  const controller = new AbortController()
  const running = runCeremony(controller.signal, start)
  await vi.waitFor(() => expect(start).toHaveBeenCalled(), patient)
  controller.abort()
  reject(new DOMException('closed', 'NotAllowedError'))
  await expect(running).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
})

test('opens the next prompt only when the last one is over', async () => {
  const first = prompt()
  const second = prompt()
  const one = runCeremony(never(), first.start)
  await vi.waitFor(() => expect(first.start).toHaveBeenCalled(), patient)
  const two = runCeremony(never(), second.start)
  await Promise.resolve()
  expect(second.start).not.toHaveBeenCalled()
  first.reject(new DOMException('stopped', 'AbortError'))
  await expect(one).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await vi.waitFor(() => expect(second.start).toHaveBeenCalled(), patient)
  second.resolve('the second')
  expect(await two).toBe('the second')
})

test('waits no longer than a second for one that will not end', async () => {
  vi.useFakeTimers()
  const stuck = prompt()
  const ignored = runCeremony(never(), stuck.start).catch(() => null)
  const next = runCeremony(never(), async () => 'the next')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await next).toBe('the next')
  stuck.resolve('too late')
  await ignored
})
