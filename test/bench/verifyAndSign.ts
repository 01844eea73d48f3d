import { verifyStamp } from '../../src/crypto/stamp/verifyStamp.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { listen } from '../../src/node/http/listen.ts'
import { newPrivateKey } from '../../src/service/wallets/keyPairs.ts'
import { payloadToSign } from '../../src/service/wallets/signing/payloadToSign.ts'
import { signBytes } from '../../src/service/wallets/signing/signBytes.ts'
import { SIGNING } from './signing.ts'

/** The floor of signing: the same HTTP server, a stamp verified, the payload signed, and nothing kept of it. */
const key = newPrivateKey('CURVE_SECP256K1')

async function fetch(request: Request): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer())
  const verdict = await verifyStamp(request.headers.get('x-stamp') ?? '', body)
  if (verdict.kind !== 'valid') return new Response(null, { status: 401 })
  const { payload } = JSON.parse(new TextDecoder().decode(body)).parameters
  const how = { curve: 'CURVE_SECP256K1', ...SIGNING } as const
  const signature = signBytes(payloadToSign(payload, how, 'payload'), key, how.curve)
  return Response.json(signature)
}

const { server } = createHttpServer({ fetch, trustedProxies: { has: () => false } })
const { url } = await listen(server, '127.0.0.1', 0)
process.stdout.write(`${url}\n`)
