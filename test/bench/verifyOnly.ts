import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'

/** The floor that the service is held against: the same HTTP server, a stamp verified, a constant answered. */
const answer = JSON.stringify({
  organizationId: '00000000-0000-7000-8000-000000000000',
  organizationName: 'Development',
  userId: '00000000-0000-7000-8000-000000000001',
  username: 'root',
})

async function fetch(request: Request): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer())
  const verdict = await verifyStamp(request.headers.get('x-stamp') ?? '', body)
  return new Response(answer, {
    status: verdict.kind === 'valid' ? 200 : 401,
    headers: { 'content-type': 'application/json' },
  })
}

serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
