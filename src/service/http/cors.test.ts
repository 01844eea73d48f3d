import { expect, test } from 'vitest'
import { preflightResponse, withCors } from './cors.ts'
import { jsonResponse } from './jsonResponse.ts'

test('answers a preflight with the headers that clients send, for ten minutes at most', () => {
  const { status, headers } = preflightResponse('*')
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'content-type',
      'x-client-version',
      'x-stamp',
      'x-stamp-webauthn',
      'x-stamp-attested',
      'x-auth-proxy-config-id',
      'x-captcha-token',
    ]),
  )
  expect(Number(headers.get('access-control-max-age'))).toBeLessThanOrEqual(600)
  expect(headers.has('access-control-allow-credentials')).toBe(false)
})

test('names one origin and says that the answer depends on it', () => {
  const { headers } = withCors(jsonResponse({}), 'https://app.example')
  expect(headers.get('access-control-allow-origin')).toBe('https://app.example')
  expect(headers.get('vary')).toBe('Origin')
})
