import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createService } from '../../src/service/createService.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { createSolanaKey } from '../support/fakeWallets.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'

const shared = { store: createMemoryStore(), keyEncryptionKey: new Uint8Array(32).fill(7) }

async function start(enabledProviders: readonly string[]) {
  const service = await createService({ development: true, ...shared, enabledProviders })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  return { ...client, organizationId: service.facts.organizationId }
}

const { publicKeyHex, sign } = createSolanaKey()
const session = await generateKeyPair()
const apiKey = {
  apiKeyName: `wallet-auth:${publicKeyHex}`,
  publicKey: publicKeyHex,
  curveType: 'API_KEY_CURVE_ED25519',
}

function stampLogin({ send }: Awaited<ReturnType<typeof start>>, organizationId: unknown) {
  const body = JSON.stringify({
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { publicKey: session.publicKeyHex },
  })
  const stamp = writeStamp({
    publicKey: publicKeyHex,
    scheme: 'SIGNATURE_SCHEME_TK_API_ED25519',
    signature: hexFromBytes(sign(bytesFromUtf8(body))),
  })
  const headers = { 'content-type': 'application/json', 'X-Stamp': stamp }
  return send('/public/v1/submit/stamp_login', { method: 'POST', headers, body })
}

test('keeps wallets out where they are off, by whatever organization they name', async () => {
  const on = await start(['email', 'wallet'])
  const signup = await on.proxy('signup', { apiKeys: [apiKey] })
  expect(signup.status).toBe(200)
  const off = await start(['email'])
  for (const named of [off.organizationId, signup.body.organizationId])
    expect(codeOf(await stampLogin(off, named))).toBe('METHOD_DISABLED')
  const another = { ...apiKey, publicKey: createSolanaKey().publicKeyHex }
  expect(codeOf(await off.proxy('signup', { apiKeys: [another] }))).toBe('METHOD_DISABLED')
  const again = await start(['wallet'])
  expect((await stampLogin(again, again.organizationId)).status).toBe(200)
})
