import { type NextRequest, NextResponse } from 'next/server'

/** Every page gets a policy of its own: no script runs but those that carry its nonce, and what they load. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${process.env.NEXT_PUBLIC_AUTH_PROXY_URL} ${process.env.NEXT_PUBLIC_API_BASE_URL}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  // from it the framework takes the nonce of its own scripts
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/static|favicon.ico).*)' }
