import { p256 } from '@noble/curves/nist.js'
import { ApiKeyStamper } from '@turnkey/api-key-stamper'
import { TurnkeyClient } from '@turnkey/http'
import { bytesFromHex, hexFromBytes } from '../../../src/lib/hex.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { createHttpServer } from '../../../src/node/http/createHttpServer.ts'
import { listen } from '../../../src/node/http/listen.ts'
import { createService } from '../../../src/service/createService.ts'
import { defaultLimits } from '../../../src/service/limits/limits.ts'
import type { Store } from '../../../src/service/store/store.ts'
import { nonceOf } from '../../support/nonceOf.ts'
import { CLIENT_ID, createTestIssuer } from '../../support/testIssuer.ts'
import { chainOptions, serveChains } from './fakeChains.ts'

const TOKEN = 'https://api.x.example/token'
const ME = 'https://api.x.example/me'
export const REDIRECT_URI = 'http://localhost:5173/'

/** A key as the published clients hold it: both halves as hex. */
export type RawKey = { readonly publicKey: string; readonly privateKey: string }

export type CompatStage = Awaited<ReturnType<typeof openCompatStage>>
/** Somebody with an organization, and a published client that stamps with the key of that somebody. */
export type Account = ReturnType<typeof createAccount>

export function newRawKey(): RawKey {
  const secretKey = p256.utils.randomSecretKey()
  return {
    publicKey: hexFromBytes(p256.getPublicKey(secretKey, true)),
    privateKey: hexFromBytes(secretKey),
  }
}

/** Raw r‖s over a text, as the client signatures of the wire are. */
export function signText({ privateKey }: RawKey, text: string): string {
  const secretKey = bytesFromHex(privateKey)
  if (!secretKey) throw new Error('no private key')
  return hexFromBytes(p256.sign(new TextEncoder().encode(text), secretKey))
}

/** An API key to add, as `create_api_keys` takes it. */
export function apiKeyParams(publicKey: string) {
  return { apiKeyName: 'A key', publicKey, curveType: 'API_KEY_CURVE_P256' as const }
}

/** A user without a way in, as `create_users` takes it. */
export function userParams(userName: string) {
  return { userName, apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] }
}

/** What `create_sub_organization` takes for users who each have one key. */
export function subOrganizationParams(keys: readonly RawKey[], rootQuorumThreshold = 1) {
  return {
    subOrganizationName: 'A person',
    rootUsers: keys.map(({ publicKey }, at) => ({
      userName: `Person ${at + 1}`,
      apiKeys: [apiKeyParams(publicKey)],
      authenticators: [],
      oauthProviders: [],
    })),
    rootQuorumThreshold,
  }
}

export function createClient(baseUrl: string, { publicKey, privateKey }: RawKey) {
  const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey })
  return new TurnkeyClient({ baseUrl }, stamper)
}

function createAccount(baseUrl: string, key: RawKey, organizationId: string, userId: string) {
  return {
    key,
    organizationId,
    userId,
    client: createClient(baseUrl, key),
    /** The body of an activity, which the clients leave to their callers. */
    body: <Type extends string, Parameters>(type: Type, parameters: Parameters) => ({
      type,
      timestampMs: String(Date.now()),
      organizationId,
      parameters,
    }),
  }
}

/** A service that runs, and what a stage needs of it. */
export type ServedCompat = {
  readonly baseUrl: string
  readonly organizationId: string
  readonly rootUserId: string
  readonly rootKey: RawKey
  readonly signingKeys: Readonly<Record<'session' | 'verification' | 'export', string>>
  readonly encryptionKeys: { readonly clientSecret: string }
  /** The newest code that was sent to a contact. */
  readonly codeFor: (contact: string) => Promise<string>
  /** An ID token of the provider `google` for a key and a person. */
  readonly idToken: (publicKey: string, sub: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** The service from its source behind HTTP on a port of its own, and whatever a client of others needs to speak with it. */
export async function openCompatStage(store?: Store) {
  const site = await createTestIssuer()
  site.documents.set(TOKEN, () => Response.json({ access_token: 'access', token_type: 'bearer' }))
  site.documents.set(ME, () => Response.json({ data: { id: '4711', name: 'Ada' } }))
  serveChains(site)
  const service = await createService({
    development: true,
    store,
    ...chainOptions,
    limits: mapValues(defaultLimits, () => [{ max: 1_000_000, windowMs: 60_000 }]),
    outboundFetch: site.fetch,
    enabledProviders: ['email', 'sms', 'google', 'x', 'passkey', 'wallet'],
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
  const { server, close } = createHttpServer({
    fetch: service.fetch,
    trustedProxies: { has: () => false },
  })
  const { localUrl: baseUrl } = await listen(server, '127.0.0.1', 0)
  return createCompatStage({
    baseUrl,
    ...service.facts,
    rootKey: service.development?.rootApiKey ?? newRawKey(),
    codeFor: async (contact) => service.mailbox?.list(contact)[0]?.code ?? '',
    idToken: (publicKey, sub) => {
      const seconds = Math.floor(Date.now() / 1000)
      const nonce = nonceOf(publicKey)
      return site.token({ sub, aud: CLIENT_ID, nonce, iat: seconds, exp: seconds + 600 })
    },
    stop: async () => {
      server.closeAllConnections()
      await close()
      await service.close()
    },
  })
}

/** What a client of others needs to speak with a service that runs somewhere. */
export function createCompatStage(served: ServedCompat) {
  const { baseUrl, organizationId: parentId, rootUserId, rootKey } = served
  const parent = createAccount(baseUrl, rootKey, parentId, rootUserId)

  /** A sub-organization with as many root users; the account is the first one's. */
  const openAccount = async (users = 1, threshold = 1) => {
    const keys = Array.from({ length: users }, newRawKey)
    const type = 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8'
    const body = parent.body(type, subOrganizationParams(keys, threshold))
    const { activity } = await parent.client.createSubOrganization(body)
    const made = activity.result.createSubOrganizationResultV8
    const organizationId = made?.subOrganizationId ?? ''
    const [first, ...others] = keys.map((key, at) =>
      createAccount(baseUrl, key, organizationId, made?.rootUserIds?.[at] ?? ''),
    )
    if (!first) throw new Error('an account has at least one user')
    return { ...first, others }
  }

  let count = 0
  const newEmail = () => `mara-${++count}@okafor.example`
  const newPhone = () => `+4477009${String(10_000 + ++count).slice(-5)}`
  /** A code, sent and read by whoever has the address. */
  const sendCode = async (contact: string) => {
    const otpType: 'OTP_TYPE_EMAIL' | 'OTP_TYPE_SMS' = contact.startsWith('+')
      ? 'OTP_TYPE_SMS'
      : 'OTP_TYPE_EMAIL'
    const parameters = { otpType, contact, appName: 'Fieldnotes' }
    const { activity } = await parent.client.initOtp(
      parent.body('ACTIVITY_TYPE_INIT_OTP_V3', parameters),
    )
    const sent = activity.result.initOtpResultV2
    return {
      otpId: sent?.otpId ?? '',
      bundle: sent?.otpEncryptionTargetBundle ?? '',
      otpCode: await served.codeFor(contact),
    }
  }
  const { signingKeys, encryptionKeys, idToken, stop } = served
  return {
    ...{ baseUrl, parent, openAccount, newEmail, newPhone, sendCode, idToken },
    ...{ verificationKeyHex: signingKeys.verification, exportKeyHex: signingKeys.export, stop },
    sessionKeyHex: signingKeys.session,
    encryptionKeyHex: encryptionKeys.clientSecret,
  }
}
