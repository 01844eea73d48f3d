import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { post, prepare } from './post.ts'

const response = v.object({ otpId: v.string() })
const request = { body: '{}', headers: {} }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const network = (answer: typeof fetch) => ({ fetch: answer, timeoutMs: 15_000 })
const never: typeof fetch = () => new Promise(() => undefined)

test('computes the headers from the very text that is sent', async () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  const prepared = await prepare({ a: 1 }, (text) => ({ 'x-text': text }))
  expect(prepared.body).toBe('{"a":1}')
  expect(prepared.headers).toMatchObject({ 'x-text': prepared.body })
  expect(stringify).toHaveBeenCalledTimes(1)
  stringify.mockRestore()
})

test('follows no redirect and carries no cookie and no referrer', async () => {
  const answer = vi.fn<typeof fetch>(async () => Response.json({ otpId: 'x' }))
  expect(await post(network(answer), 'https://a.example/v1/otp_init', request, response)).toEqual({
    otpId: 'x',
  })
  expect(answer.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{}',
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
})

test('sec/B13 ends a wait that is too long, even when fetch ignores the signal', async () => {
  const wait = post(network(never), 'https://a.example', request, response)
  const outcome = expect(wait).rejects.toMatchObject({ code: 'REQUEST_TIMED_OUT' })
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})

test('sec/B13 ends a wait for a body that never comes', async () => {
  const stalled = async () => new Response(new ReadableStream())
  const outcome = expect(
    post(network(stalled), 'https://a.example', request, response),
  ).rejects.toMatchObject({ code: 'REQUEST_TIMED_OUT' })
  await vi.advanceTimersByTimeAsync(15_000)
  await outcome
})

test('sec/B13 ends when the caller says so, also before it began', async () => {
  const caller = new AbortController()
  const wait = post(network(never), 'https://a.example', request, response, {
    signal: caller.signal,
  })
  caller.abort()
  await expect(wait).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await expect(
    post(network(never), 'https://a.example', request, response, { signal: caller.signal }),
  ).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
})

test('names a connection that failed', async () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'))
  await expect(post(network(broken), 'https://a.example', request, response)).rejects.toMatchObject(
    { code: 'NETWORK_FAILED', cause: expect.any(TypeError) },
  )
})

test.each(['', '<html>', '{"otpId":', '{}', '{"otpId":5}', '[]', 'null'])(
  'does not take %j for a reply',
  async (text) => {
    const odd = async () => new Response(text)
    await expect(post(network(odd), 'https://a.example', request, response)).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
    })
  },
)

test('keeps what the reply held out of the error', async () => {
  const odd = async () => Response.json({ otpId: { secret: 'swordfish' } })
  await expect(post(network(odd), 'https://a.example', request, response)).rejects.toSatisfy(
    (error) => !String(error).includes('swordfish') && String(error).includes('otpId'),
  )
})
