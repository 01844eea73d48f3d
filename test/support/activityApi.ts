import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { KEY_ALGORITHM } from '../../src/crypto/p256/algorithm.ts'
import { compressPublicKey } from '../../src/crypto/p256/compressPublicKey.ts'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createSealer } from '../../src/crypto/seal/seal.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { createActivityApi } from '../../src/service/activity-api/createActivityApi.ts'
import { createIssuers } from '../../src/service/activity-api/oidc/createIssuers.ts'
import { createProviderFetch } from '../../src/service/activity-api/oidc/fetchDocument.ts'
import {
  newAppProofRootBytes,
  openAppProofRoot,
} from '../../src/service/app-proofs/appProofRoot.ts'
import { createProver } from '../../src/service/app-proofs/createProver.ts'
import type { Delivery, Message } from '../../src/service/delivery/delivery.ts'
import { ownKey } from '../../src/service/discovery/ownKey.ts'
import { createCosts } from '../../src/service/limits/createCosts.ts'
import { defaultLimits, type Limits } from '../../src/service/limits/limits.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import type { ServiceParts, ServiceSigningKey } from '../../src/service/parts.ts'
import { newEncryptionKeyBytes, openEncryptionKey } from '../../src/service/seed/encryptionKey.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import type { UserRow } from '../../src/service/store/rows.ts'
import type { Store } from '../../src/service/store/store.ts'
import { createChains } from '../../src/service/transactions/rpc/createChains.ts'
import { createSendQueue } from '../../src/service/transactions/sending/sendQueue.ts'
import { createUpstreams } from '../../src/service/upstreams/createUpstreams.ts'
import { activityReply } from '../../src/wire/activityRecord.ts'
import { ERROR_DETAIL_TYPE } from '../../src/wire/errorBody.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'

/** The moment at which the clock of a test stands until it is moved. */
export const START_MS = Date.UTC(2026, 10, 21, 12)

const refusalShape = v.object({
  code: v.number(),
  message: v.string(),
  details: v.tuple([
    v.looseObject({
      '@type': v.literal(ERROR_DETAIL_TYPE),
      turnkeyErrorCode: v.string(),
      description: v.optional(v.string()),
      attemptsLeft: v.optional(v.number()),
      retryAfterSeconds: v.optional(v.number()),
    }),
  ]),
})

/** An answer: its status, its body, and the code of the refusal or `OK`. */
export type Reply = {
  readonly status: number
  readonly body: unknown
  readonly code: string
  readonly detail: v.InferOutput<typeof refusalShape>['details'][0] | null
}

export type CallOptions = {
  readonly key?: P256KeyPair
  readonly organizationId?: string
  readonly timestampMs?: string
}

/** Makes the activity API on a store of its own, with a parent organization, and a pen to write requests with. */
export async function createTestApi(
  options: {
    store?: Store
    limits?: Partial<Limits>
    /** Whether it is a service for one developer, which counts less. Default: true. */
    development?: boolean
    delivery?: Delivery
    senderDomains?: ServiceParts['senderDomains']
    smsCountries?: ServiceParts['smsCountries']
    outboundFetch?: ServiceOptions['outboundFetch']
    rpcUrls?: Readonly<Record<string, string>>
  } = {},
) {
  const clock = { time: START_MS, nowMs: () => clock.time }
  const sent: Message[] = []
  const errors: unknown[] = []
  const outboundFetch = options.outboundFetch ?? (() => Promise.reject(new Error('no way out')))
  const issuer = 'https://latchkit.test'
  const oidc = await newSigningKey()
  const store = options.store ?? createMemoryStore()
  const onError = (error: unknown) => void errors.push(error)
  const upstreams = createUpstreams({ clock, onError })
  const providerFetch = createProviderFetch(outboundFetch, upstreams)
  const chains = createChains(options.rpcUrls ?? {}, (request) => fetch(request), upstreams)
  const sends = createSendQueue({ store, clock, newId: uuidv7, chains, onError })
  const appProofRoot = await openAppProofRoot(await newAppProofRootBytes(START_MS))
  const limits = { ...defaultLimits, ...options.limits }
  const { development = true } = options
  const parts: ServiceParts = {
    store,
    // a test passes through the queue itself
    sends: { rpcOf: sends.rpcOf, wake: () => undefined },
    prover: createProver({ store, root: appProofRoot, clock, newId: uuidv7 }),
    sealer: await createSealer(crypto.getRandomValues(new Uint8Array(32))),
    senderDomains: options.senderDomains,
    smsCountries: options.smsCountries,
    delivery: options.delivery ?? { send: async (message) => void sent.push(message) },
    keys: {
      session: await newSigningKey(),
      verification: await newSigningKey(),
      oidc,
      export: await newSigningKey(),
      clientSecret: await openEncryptionKey(await newEncryptionKeyBytes()),
      otpHash: await newHmacKey(),
      limitHash: await newHmacKey(),
      appProofRoot,
    },
    clock,
    newId: uuidv7,
    limits,
    costs: createCosts({ clock, development, limits }),
    providerFetch,
    issuer,
    issuers: createIssuers({ providerFetch, clock, own: { issuer, key: ownKey(oidc) } }),
    development,
    onError,
  }
  const api = createActivityApi(parts)
  const organizationId = await addOrganization(parts, null)
  const root = await addUser(parts, organizationId, 'root')
  const proxy = await addUser(parts, organizationId, 'proxy')
  let count = 0

  async function post(
    path: string,
    text: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) {
    const request = new Request(`http://latchkit.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    })
    return replyOf(await api.fetch(request))
  }

  async function stamped(path: string, body: unknown, key: P256KeyPair) {
    const text = JSON.stringify(body)
    return post(path, text, { 'x-stamp': await createStamp(key, text) })
  }

  function envelope(
    name: keyof typeof submitEndpoints,
    parameters: unknown,
    call: CallOptions = {},
  ) {
    return {
      type: submitEndpoints[name].type,
      // Two requests are never the same by accident.
      timestampMs: call.timestampMs ?? String(clock.time + (count++ % 300_000)),
      organizationId: call.organizationId ?? organizationId,
      parameters,
    }
  }

  return {
    parts,
    sends,
    api,
    clock,
    sent,
    errors,
    organizationId,
    root,
    proxy,
    post,
    stamped,
    envelope,
    submit: (name: keyof typeof submitEndpoints, parameters: unknown, call: CallOptions = {}) =>
      stamped(submitEndpoints[name].path, envelope(name, parameters, call), call.key ?? proxy.key),
    query: (
      name: keyof typeof queryEndpoints,
      body: Record<string, unknown> = {},
      call: CallOptions = {},
    ) =>
      stamped(
        queryEndpoints[name].path,
        { organizationId: call.organizationId ?? organizationId, ...body },
        call.key ?? root.key,
      ),
  }
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>

/** The record of an activity that must have been answered, without the copy of itself in its result. */
export function activityOf(reply: Reply) {
  const { activity } = v.parse(activityReply, reply.body)
  const { activity: _, ...result } = activity.result
  return { ...activity, result }
}

/** A text member of the result of an activity that must have been answered. */
export function resultText(reply: Reply, member: string): string {
  const [result] = Object.values(activityOf(reply).result)
  return v.parse(v.looseObject({ [member]: v.string() }), result)[member] ?? ''
}

async function replyOf(response: Response): Promise<Reply> {
  const body: unknown = await response.json()
  if (response.ok) return { status: response.status, body, code: 'OK', detail: null }
  const [detail] = v.parse(refusalShape, body).details
  return { status: response.status, body, code: detail.turnkeyErrorCode, detail }
}

export async function addOrganization(
  { store, newId, clock }: ServiceParts,
  parentId: string | null,
): Promise<string> {
  const id = newId()
  const name = `Organization ${id}`
  const row = { id, parentId, activityId: null, name, rootQuorumThreshold: 1 }
  const createdAtMs = clock.nowMs()
  await store.transaction((tx) => tx.insert('organizations', { ...row, createdAtMs }))
  return id
}

/** A user with one lasting key, used just now: a test that counts or fails writes meets none that only records its use. */
export async function addUser(
  { store, newId, clock }: ServiceParts,
  organizationId: string,
  role: UserRow['role'],
  more: Partial<UserRow> = {},
): Promise<{ readonly key: P256KeyPair; readonly userId: string }> {
  const key = await generateKeyPair()
  const nowMs = clock.nowMs()
  const user: UserRow = {
    id: newId(),
    organizationId,
    name: `A ${role} user`,
    email: null,
    emailVerified: false,
    phoneNumber: null,
    phoneNumberVerified: false,
    role,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    ...more,
  }
  const organization = await store.first('organizations', { id: organizationId })
  const parentId = organization?.parentId ?? null
  await store.transaction(async (tx) => {
    await tx.insert('users', user)
    if (parentId !== null && user.emailVerified && user.email !== null)
      await tx.insert('addressProofs', {
        id: newId(),
        organizationId,
        parentId,
        userId: user.id,
        otpType: 'OTP_TYPE_EMAIL',
        contact: user.email,
        evidence: 'parent',
        createdAtMs: nowMs,
      })
    await tx.insert('credentials', {
      id: newId(),
      organizationId,
      userId: user.id,
      name: 'A key',
      publicKey: key.publicKeyHex,
      type: 'CREDENTIAL_TYPE_API_KEY_P256',
      expiresAtMs: null,
      sessionProfileId: null,
      madeBySession: false,
      lastUsedAtMs: nowMs,
      provenAtMs: nowMs,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
  })
  return { key, userId: user.id }
}

async function newSigningKey(): Promise<ServiceSigningKey> {
  const pair = await crypto.subtle.generateKey(KEY_ALGORITHM, false, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return {
    privateKey: pair.privateKey,
    publicKeyHex: compressPublicKey(point),
    publicKeyUncompressedHex: hexFromBytes(point),
  }
}

function newHmacKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
