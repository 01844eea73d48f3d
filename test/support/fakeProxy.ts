import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { signToken } from '../../src/crypto/token/signToken.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { type WireErrorCode, wireErrors } from '../../src/wire/errorCode.ts'

type Body = Readonly<Record<string, unknown>>
type Reply = (body: Body, init: RequestInit) => unknown

/** One request as it arrived. */
export type ProxyCall = { readonly path: string; readonly body: Body; readonly init: RequestInit }

/** A network that answers as an auth proxy would, each operation replaceable. */
export type FakeProxy = Awaited<ReturnType<typeof createFakeProxy>>

/** A reply that refuses, as the wire writes it. */
export function refusal(code: WireErrorCode, facts: Body = {}): Response {
  const { status, grpc, message } = wireErrors[code]
  const body = { code: grpc, message, details: [{ turnkeyErrorCode: code, ...facts }] }
  return Response.json(body, { status })
}

const time = { seconds: '1', nanos: '0' }

/** What an activity answers that was carried out. */
export function completed(resultKey: string, result: Body): Body {
  const activity = {
    id: 'activity-1',
    organizationId: 'org-1',
    status: 'ACTIVITY_STATUS_COMPLETED',
    type: 'ACTIVITY_TYPE',
    intent: {},
    result: { [resultKey]: result },
    votes: [],
    fingerprint: 'sha256:1',
    canApprove: false,
    canReject: false,
    createdAt: time,
    updatedAt: time,
  }
  return { activity }
}

const user = {
  userId: 'user-1',
  userName: 'Mara',
  authenticators: [],
  apiKeys: [],
  userTags: [],
  oauthProviders: [],
  createdAt: time,
  updatedAt: time,
}

/** One field of an object that nobody has looked at yet. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Makes a proxy that lets everybody in. @param nowMs - the clock by which its sessions end. */
export async function createFakeProxy(nowMs: () => number = () => Date.now()) {
  const signer = await generateKeyPair()
  const point = await crypto.subtle.exportKey('raw', signer.publicKey)
  const sessionKeyHex = hexFromBytes(new Uint8Array(point))
  const calls: ProxyCall[] = []
  let codes = 0

  const sessionToken = (claims: Body) =>
    signToken(
      {
        exp: Math.floor(nowMs() / 1000) + 900,
        session_type: 'SESSION_TYPE_READ_WRITE',
        user_id: 'user-1',
        organization_id: 'org-1',
        ...claims,
      },
      signer.privateKey,
      'twice',
    )

  /** What each operation answers. A `Response` goes out as it is, anything else as JSON. */
  const replies: Record<string, Reply> = {
    wallet_kit_config: () => ({
      enabledProviders: ['email'],
      sessionExpirationSeconds: '900',
      organizationId: 'parent',
      otpAlphanumeric: false,
      otpLength: '6',
      otpExpirationSeconds: '300',
      signingKeys: { session: sessionKeyHex, verification: sessionKeyHex },
    }),
    otp_init: () => ({ otpId: `otp-${++codes}` }),
    otp_verify: () => ({ verificationToken: 'verification-token' }),
    account: () => ({}),
    signup: () => ({ organizationId: 'org-1', userId: 'user-1' }),
    otp_login: async ({ publicKey }) => ({
      session: await sessionToken({ public_key: publicKey }),
    }),
    stamp_login: async ({ parameters }) =>
      completed('stampLoginResult', {
        session: await sessionToken({ public_key: fieldOf(parameters, 'publicKey') }),
      }),
    get_user: () => ({ user }),
    delete_api_keys: ({ parameters }) =>
      completed('deleteApiKeysResult', { apiKeyIds: fieldOf(parameters, 'apiKeyIds') }),
  }

  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const path = url.split('/').at(-1) ?? ''
    const body: Body = JSON.parse(String(init.body))
    calls.push({ path, body, init })
    const reply = await replies[path]?.(body, init)
    return reply instanceof Response ? reply : Response.json(reply)
  }

  return {
    calls,
    replies,
    sessionKeyHex,
    signer,
    sessionToken,
    paths: () => calls.map(({ path }) => path),
    fetch: ((input, init) => answer(String(input), init ?? {})) satisfies typeof fetch,
  }
}
