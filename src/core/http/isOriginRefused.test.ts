import { expect, test, vi } from 'vitest'
import { createProxyClient } from './createProxyClient.ts'

const address = { authProxyUrl: 'https://auth.example', authProxyConfigId: 'config' }

/** What `fetch` gives a page for an answer that it may not read. */
function opaque(): Response {
  const answer = new Response()
  Object.defineProperty(answer, 'type', { value: 'opaque' })
  return answer
}

function failureOf(answer: typeof fetch) {
  const client = createProxyClient({ fetch: answer, timeoutMs: 15_000 }, address)
  return expect(client.otpVerify({ otpId: 'x', otpCode: '1' })).rejects
}

const isHealth = (url: unknown) => url === 'https://auth.example/health'
const isConfig = (url: unknown) => url === 'https://auth.example/v1/wallet_kit_config'
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

test('a service that answers where nobody may read refuses the origin', async () => {
  const answer = vi.fn<typeof fetch>(async (url) => (isHealth(url) ? opaque() : fail()))
  await failureOf(answer).toMatchObject({
    code: 'ORIGIN_NOT_ALLOWED',
    cause: { code: 'NETWORK_FAILED' },
  })
  expect(answer.mock.calls.map(([url]) => url)).toEqual([
    'https://auth.example/v1/otp_verify',
    'https://auth.example/health',
    'https://auth.example/v1/wallet_kit_config',
  ])
  expect(answer.mock.calls[1]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' })
})

test('a service that answers nothing is down', async () => {
  await failureOf(fail).toMatchObject({ code: 'NETWORK_FAILED' })
})

test('a service that came back in between was down', async () => {
  const answer: typeof fetch = async (url) => {
    if (isHealth(url)) return opaque()
    return isConfig(url) ? Response.json({}) : fail()
  }
  await failureOf(answer).toMatchObject({ code: 'NETWORK_FAILED' })
})

test('outside a browser every answer can be read, so no origin is refused unseen', async () => {
  const answer: typeof fetch = async (url) => (isHealth(url) ? new Response() : fail())
  await failureOf(answer).toMatchObject({ code: 'NETWORK_FAILED' })
})
