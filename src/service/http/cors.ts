import { headers } from '../../wire/headers.ts'

const ALLOWED_HEADERS = ['Content-Type', ...Object.values(headers)].join(', ')

/** Seconds that a browser may keep the answer to a preflight. */
const MAX_AGE_SECONDS = 600

/**
 * Answers a preflight. It authorises nothing: the request itself is checked again.
 *
 * @param allowOrigin - `*` or the one origin to name.
 */
export function preflightResponse(allowOrigin: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...originHeaders(allowOrigin),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': String(MAX_AGE_SECONDS),
    },
  })
}

/** Lets a page of that origin read the answer; `*` lets every page. Never with cookies. */
export function withCors(response: Response, allowOrigin: string): Response {
  for (const [name, value] of Object.entries(originHeaders(allowOrigin)))
    response.headers.set(name, value)
  response.headers.set('access-control-expose-headers', 'Retry-After, Date')
  return response
}

function originHeaders(allowOrigin: string): Record<string, string> {
  return allowOrigin === '*'
    ? { 'access-control-allow-origin': '*' }
    : { 'access-control-allow-origin': allowOrigin, vary: 'Origin' }
}
