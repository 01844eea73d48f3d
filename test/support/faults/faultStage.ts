import { createActivityClient } from '../../../src/core/http/createActivityClient.ts'
import { createProxyClient } from '../../../src/core/http/createProxyClient.ts'
import { createQueryClient } from '../../../src/core/http/createQueryClient.ts'
import { generateKeyPair, type P256KeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../../src/crypto/p256/importPrivateKey.ts'
import { sign } from '../../../src/crypto/p256/sign.ts'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { bytesFromUtf8 } from '../../../src/lib/utf8.ts'
import { createService } from '../../../src/service/createService.ts'
import { defaultLimits } from '../../../src/service/limits/limits.ts'
import { createMemoryStore } from '../../../src/service/store/memoryStore.ts'
import { tables } from '../../../src/service/store/tables.ts'
import { submitAnswers } from '../../../src/wire/submitAnswers.ts'
import { nonceOf } from '../nonceOf.ts'
import { answerRpc } from '../rpcAnswers.ts'
import { CLIENT_ID, createTestIssuer } from '../testIssuer.ts'

const BASE = 'http://localhost:4455'
const TOKEN = 'https://api.x.example/token'
const ME = 'https://api.x.example/me'
const RPC = 'https://rpc.example/'
export const REDIRECT_URI = 'http://localhost:5173/'

export type FaultStage = Awaited<ReturnType<typeof createFaultStage>>
export type Rows = Readonly<Record<string, number>>
export type Clients = ReturnType<FaultStage['clientsOn']>

/** A service with a provider of each kind, the kit's own clients of it, and people to speak as. */
export async function createFaultStage() {
  const site = await createTestIssuer()
  site.documents.set(TOKEN, () => Response.json({ access_token: 'access', token_type: 'bearer' }))
  site.documents.set(ME, () => Response.json({ data: { id: '4711', name: 'Ada' } }))
  site.documents.set(RPC, answerRpc)
  const store = createMemoryStore()
  const service = await createService({
    development: true,
    store,
    limits: mapValues(defaultLimits, () => [{ max: 1_000_000, windowMs: 60_000 }]),
    outboundFetch: site.fetch,
    rpcUrls: { 'eip155:1': RPC, 'solana:devnet': RPC },
    enabledProviders: ['email', 'sms', 'google', 'x', 'passkey'],
    identityProviders: [site.provider],
    oauthRedirectUrls: [REDIRECT_URI],
    oauth2Providers: [
      {
        name: 'x',
        clientId: 'x-client',
        clientSecret: 'top-secret',
        authorizationEndpoint: 'https://x.example/authorize',
        scopes: ['users.read'],
        tokenEndpoint: TOKEN,
        clientAuthentication: 'basic',
        userInfo: { endpoint: ME, subjectMember: 'data.id' },
      },
    ],
  })
  const { organizationId, authProxyConfigId, rootUserId } = service.facts
  const root = {
    key: await importPrivateKey(service.development?.rootApiKey.privateKey ?? ''),
    organizationId,
    userId: rootUserId,
  }
  const answer = (request: Request) => service.fetch(request, { clientAddress: '127.0.0.1' })

  const clientsOn = (send: typeof fetch, timeoutMs = 15_000) => {
    const network = { fetch: send, timeoutMs, nowMs: Date.now }
    return {
      proxy: createProxyClient(network, { authProxyUrl: BASE, authProxyConfigId }),
      activities: createActivityClient(network, BASE, submitAnswers),
      queries: createQueryClient(network, BASE),
    }
  }
  const clean = clientsOn((input, init) => answer(new Request(input, init)))

  const { signingKeys, encryptionKeys } = service.facts
  const pinned = {
    verificationKeyHex: signingKeys.verification,
    exportKeyHex: signingKeys.export,
    encryptionKeyHex: encryptionKeys.clientSecret,
  }

  let count = 0
  const newEmail = () => `mara-${++count}@okafor.example`
  const newPhone = () => `+4477009${String(10_000 + ++count).slice(-5)}`
  const codeFor = (contact: string) => service.mailbox?.list(contact)[0]?.code ?? ''
  const signed = async (key: P256KeyPair, token: string) =>
    hexFromBytes(await sign(key.privateKey, bytesFromUtf8(token)))

  const sendCode = async (contact: string) => {
    const otpType = contact.startsWith('+') ? 'OTP_TYPE_SMS' : 'OTP_TYPE_EMAIL'
    const { otpId } = await clean.proxy.otpInit({ otpType, contact })
    return { otpId, otpCode: codeFor(contact) }
  }
  /** A proven address: its token, and the token's signature. */
  const prove = async (key: P256KeyPair, contact: string) => {
    const sent = await sendCode(contact)
    const { verificationToken } = await clean.proxy.otpVerify({
      ...sent,
      public_key: key.publicKeyHex,
    })
    return { verificationToken, client_signature: await signed(key, verificationToken) }
  }
  const idToken = async (key: P256KeyPair, sub: string) => {
    const seconds = Math.floor(Date.now() / 1000)
    const nonce = nonceOf(key.publicKeyHex)
    return site.token({ sub, aud: CLIENT_ID, nonce, iat: seconds, exp: seconds + 600 })
  }
  /** Somebody with an account, whose key is logged in. */
  const person = async () => {
    const key = await generateKeyPair()
    const email = newEmail()
    const proof = await prove(key, email)
    const account = await clean.proxy.signup({ userEmail: email, ...proof })
    await clean.proxy.otpLogin({ ...proof, publicKey: key.publicKeyHex })
    const { organizationId: home, userId = '' } = account
    return { key, email, organizationId: home, userId }
  }
  /** Gives up the first delivery to an endpoint of an organization: its id. */
  const buryDelivery = async (owner: string) => {
    const delivery = await store.first('webhookDeliveries', { organizationId: owner })
    const { id = '' } = delivery ?? {}
    await store.transaction(async (tx) => {
      await tx.update('webhookDeliveries', { id }, { status: 'dead' })
      await tx.remove('webhookQueue', { deliveryId: id })
    })
    return id
  }
  /** How many rows each table has. */
  const rows = async (): Promise<Rows> => {
    const counts = mapValues(tables, (_, table) => store.count(table, {}))
    const entries = Object.entries(counts).map(async ([table, count]) => [table, await count])
    return Object.fromEntries(await Promise.all(entries))
  }
  return {
    ...{ answer, clientsOn, clean, root, rows, person, prove, sendCode, signed, idToken },
    ...{ newEmail, newPhone, codeFor, buryDelivery, ...pinned, stop: () => service.close() },
  }
}
