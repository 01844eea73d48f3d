import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { listen } from '../../src/node/http/listen.ts'

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

const { server } = createHttpServer({ fetch, trustedProxies: { has: () => false } })
const { url } = await listen(server, '127.0.0.1', 0)
process.stdout.write(`${url}\n`)
