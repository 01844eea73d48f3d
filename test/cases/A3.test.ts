import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createService } from '../../src/service/createService.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import type { Store } from '../../src/service/store/store.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { activityOf, createTestApi, resultText, type TestApi } from '../support/activityApi.ts'
import { addPolicy, addQuorum, type Member, standing } from '../support/consensus.ts'
import { addFamily } from '../support/members.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { allowPasskeys } from '../support/passkeySteps.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { createSocialKit } from '../support/socialKit.ts'

const MINUTE_MS = 60_000

type Place = Awaited<ReturnType<typeof addFamily>>

/** Starts a session with the stamp of a key. */
async function startSession(kit: TestApi, place: Place, by: P256KeyPair, more: object = {}) {
  kit.clock.time += 1000
  const session = await generateKeyPair()
  const parameters = { publicKey: session.publicKeyHex, ...more }
  const call = { key: by, organizationId: place.organizationId }
  expect((await kit.submit('stampLogin', parameters, call)).code).toBe('OK')
  return session
}

/** Registers an API key that does not expire with the stamp of another key. */
async function registerKey(kit: TestApi, place: Place, by: P256KeyPair) {
  const made = await generateKeyPair()
  const apiKeys = [
    {
      apiKeyName: 'A key',
      publicKey: made.publicKeyHex,
      curveType: 'API_KEY_CURVE_P256' as const,
    },
  ]
  const call = { key: by, organizationId: place.organizationId }
  const parameters = { userId: place.root.userId, apiKeys }
  expect((await kit.submit('createApiKeys', parameters, call)).code).toBe('OK')
  return made
}

const actsAs = async (kit: TestApi, { organizationId }: Place, key: P256KeyPair) =>
  (await kit.query('whoami', {}, { key, organizationId })).code

async function lastUseOf(kit: TestApi, { organizationId, root }: Place, key: P256KeyPair) {
  const reply = await kit.query('getUser', { userId: root.userId }, { organizationId })
  const { apiKeys } = Object(reply.body).user
  const found = apiKeys.find(
    ({ credential }: { credential: { publicKey: string } }) =>
      credential.publicKey === key.publicKeyHex,
  )
  return found.lastUsedAt === undefined ? null : Number(found.lastUsedAt.seconds) * 1000
}

onEachStore((open) => {
  async function family() {
    const store = await open()
    onTestFinished(() => store.close())
    const kit = await createTestApi({ store })
    return { kit, place: await addFamily(kit) }
  }

  test('A3 stampLogin: invalidateExisting ends the API keys that a session registered, and those which they registered', async () => {
    const { kit, place } = await family()
    const { key: own } = place.root
    const session = await startSession(kit, place, own)
    const bySession = await registerKey(kit, place, session)
    const byThat = await registerKey(kit, place, bySession)
    const byOwn = await registerKey(kit, place, own)
    // the session is over, what it registered is not
    kit.clock.time += 1000 * MINUTE_MS
    expect(await actsAs(kit, place, session)).toBe('API_KEY_EXPIRED')
    expect(await actsAs(kit, place, byThat)).toBe('OK')
    const next = await startSession(kit, place, own, { invalidateExisting: true })
    for (const ended of [session, bySession, byThat])
      expect(await actsAs(kit, place, ended)).toBe('PUBLIC_KEY_NOT_FOUND')
    // a key that came with the account, or that such a key registered, is the backend's
    for (const kept of [own, byOwn, next]) expect(await actsAs(kit, place, kept)).toBe('OK')
  })

  test('A3 stampLogin: invalidateExisting ends a key that a session asked for and others approved', async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const kit = await createTestApi({ store })
    const quorum = await addQuorum(kit, { roots: 2, threshold: 2 })
    const [asks, approves] = quorum.roots
    if (!asks || !approves) throw new Error('a root user is missing')
    const { organizationId } = quorum
    const decide = async (name: 'stampLogin' | 'createApiKeys', parameters: object, by: Member) => {
      kit.clock.time += 1000
      const asked = await quorum.submit(by, name, parameters)
      expect(standing(asked)).toBe('CONSENSUS_NEEDED')
      expect(JSON.stringify(asked.body)).not.toContain('isOfSession')
      const done = await quorum.approve(approves, activityOf(asked).fingerprint)
      expect(standing(done)).toBe('COMPLETED')
      expect(JSON.stringify(done.body)).not.toContain('isOfSession')
    }
    const startByQuorum = async (more: object = {}) => {
      const session = await generateKeyPair()
      await decide('stampLogin', { publicKey: session.publicKeyHex, ...more }, asks)
      return session
    }
    const register = async (by: P256KeyPair) => {
      const made = await generateKeyPair()
      const key = { apiKeyName: 'A key', publicKey: made.publicKeyHex }
      const apiKeys = [{ ...key, curveType: 'API_KEY_CURVE_P256' }]
      await decide('createApiKeys', { userId: asks.userId, apiKeys }, { ...asks, key: by })
      return made
    }
    const actsAs = async (key: P256KeyPair) =>
      (await kit.query('whoami', {}, { key, organizationId })).code
    // what everybody may do alone waits for both
    await addPolicy(kit, quorum, { effect: 'EFFECT_DENY', condition: 'true' })

    const session = await startByQuorum()
    const bySession = await register(session)
    const byOwn = await register(asks.key)
    expect(await actsAs(bySession)).toBe('OK')
    await startByQuorum({ invalidateExisting: true })
    expect(await actsAs(session)).toBe('PUBLIC_KEY_NOT_FOUND')
    expect(await actsAs(bySession)).toBe('PUBLIC_KEY_NOT_FOUND')
    expect(await actsAs(byOwn)).toBe('OK')
  })

  test('A3 getUser: tells when each key last stamped, to the minute', async () => {
    const { kit, place } = await family()
    const { key } = place.root
    const made = await registerKey(kit, place, key)
    expect(await lastUseOf(kit, place, made)).toBeNull()
    await actsAs(kit, place, made)
    expect(await lastUseOf(kit, place, made)).toBe(kit.clock.time)
    kit.clock.time += MINUTE_MS
    const first = kit.clock.time
    await actsAs(kit, place, key)
    expect(await lastUseOf(kit, place, key)).toBe(first)
    kit.clock.time = first + MINUTE_MS - 1
    await actsAs(kit, place, key)
    expect(await lastUseOf(kit, place, key)).toBe(first)
    kit.clock.time = first + MINUTE_MS
    await actsAs(kit, place, key)
    expect(await lastUseOf(kit, place, key)).toBe(first + MINUTE_MS)
    // an activity is a use too, one that is refused as well
    kit.clock.time = first + 2 * MINUTE_MS
    const call = { key, organizationId: place.organizationId }
    const unknown = { userId: place.root.userId, apiKeyIds: ['nobody'] }
    expect((await kit.submit('deleteApiKeys', unknown, call)).code).toBe('API_KEY_NOT_FOUND')
    expect(await lastUseOf(kit, place, key)).toBe(first + 2 * MINUTE_MS)
    // a clock that goes back takes nothing back
    kit.clock.time = first
    await actsAs(kit, place, key)
    expect(await lastUseOf(kit, place, key)).toBe(first + 2 * MINUTE_MS)
  })
})

test('A3 the service writes the use of a key at most once a minute, however many requests it stamps', async () => {
  const inner = createMemoryStore()
  let writes = 0
  const counting: Store = {
    ...inner,
    transaction: (work) => {
      writes++
      return inner.transaction(work)
    },
  }
  const kit = await createTestApi({ store: counting })
  const place = await addFamily(kit)
  kit.clock.time += MINUTE_MS
  writes = 0
  for (let second = 0; second < 120; second++) {
    await actsAs(kit, place, place.root.key)
    kit.clock.time += 1000
  }
  expect(writes).toBe(2)
})

test.each([
  { configured: 900, asked: '2592000', lives: 900 },
  { configured: 900, asked: '60', lives: 60 },
  { configured: 86_400, asked: '3600', lives: 3600 },
])(
  'A3 stampLogin: a session asked for $asked seconds lives $lives where $configured are configured',
  async ({ configured, asked, lives }) => {
    const kit = await createTestApi()
    await allowPasskeys(kit, { sessionExpirationSeconds: configured })
    const place = await addFamily(kit)
    const { key } = place.root
    const first = await startSession(kit, place, key)
    // by the account's own key, and by a session that would outlive itself
    for (const by of [key, first]) {
      const { publicKeyHex: publicKey } = await startSession(kit, place, by, {
        expirationSeconds: asked,
      })
      const row = await kit.parts.store.first('credentials', { publicKey })
      expect(row?.expiresAtMs).toBe(kit.clock.time + lives * 1000)
    }
  },
)

test('A3 stampLogin: an organization of its own decides on its sessions itself', async () => {
  const kit = await createTestApi()
  await allowPasskeys(kit, { sessionExpirationSeconds: 900 })
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const parameters = { publicKey, expirationSeconds: '2592000' }
  expect((await kit.submit('stampLogin', parameters, { key: kit.root.key })).code).toBe('OK')
  const row = await kit.parts.store.first('credentials', { publicKey })
  expect(row?.expiresAtMs).toBe(kit.clock.time + 2_592_000_000)
})

test('A3 a use that cannot be written refuses nothing, and is reported', async () => {
  const kit = await createTestApi()
  const place = await addFamily(kit)
  kit.clock.time += MINUTE_MS
  kit.parts.store.transaction = () => Promise.reject(new Error('the disk is full'))
  expect(await actsAs(kit, place, place.root.key)).toBe('OK')
  expect(kit.errors).toEqual([new Error('the disk is full')])
})

test('A3 oauth_login: invalidateExisting ends the API keys that a session registered', async () => {
  const kit = await createSocialKit()
  const organizationId = resultText(await kit.signUpAs({ sub: 'ada' }), 'subOrganizationId')
  const logIn = async (more: object = {}) => {
    const key = await generateKeyPair()
    const { publicKeyHex: publicKey } = key
    const oidcToken = await kit.site.token({ nonce: nonceOf(publicKey) })
    const reply = await kit.submit('oauthLogin', { oidcToken, publicKey, ...more })
    expect(reply.code).toBe('OK')
    return key
  }
  const session = await logIn()
  const user = await kit.parts.store.first('users', { organizationId })
  const root = { key: session, userId: user?.id ?? '' }
  const place = { organizationId, root, call: { key: session, organizationId } }
  const made = await registerKey(kit, place, session)
  expect(await actsAs(kit, place, made)).toBe('OK')
  const next = await logIn({ invalidateExisting: true })
  expect(await actsAs(kit, place, next)).toBe('OK')
  for (const ended of [session, made])
    expect(await actsAs(kit, place, ended)).toBe('PUBLIC_KEY_NOT_FOUND')
})

test('A3 otp_login: invalidateExisting ends the API keys that a session registered', async () => {
  const service = await createService({ development: true })
  onTestFinished(() => service.close())
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    ...service.facts,
  })
  const { key, organizationId } = await client.logIn('mara@okafor.example')
  const whoami = (by: P256KeyPair) =>
    client.stamped('/public/v1/query/whoami', by, { organizationId })
  const { userId } = (await whoami(key)).body
  const made = await generateKeyPair()
  const curveType = 'API_KEY_CURVE_P256'
  const apiKeys = [{ apiKeyName: 'A key', publicKey: made.publicKeyHex, curveType }]
  const reply = await client.stamped('/public/v1/submit/create_api_keys', key, {
    type: 'ACTIVITY_TYPE_CREATE_API_KEYS_V2',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { userId, apiKeys },
  })
  expect(reply.status).toBe(200)
  expect((await whoami(made)).status).toBe(200)
  const next = await generateKeyPair()
  const proof = await client.proveContact('mara@okafor.example', next)
  const publicKey = next.publicKeyHex
  await client.proxy('otp_login', { ...proof, publicKey, invalidateExisting: true })
  expect((await whoami(next)).status).toBe(200)
  for (const ended of [key, made]) expect((await whoami(ended)).status).toBe(401)
})
