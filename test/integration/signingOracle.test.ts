import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { signMessage } from '../../src/core/wallet/signing/actions.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createFakeProxy } from '../support/fakeProxy.ts'
import { patient } from '../support/often.ts'
import { printCount } from '../support/printCount.ts'
import { keepSessionOf, SESSIONS_NOW } from '../support/sessionTabs.ts'

const BODIES = 1000

type Sent = { readonly path: string; readonly body: Buffer; readonly stamp: string }

let kit: Latchkit
let publicKey: CryptoKey
let publicKeyHex: string
/** What left for the network, byte by byte. */
let sent: Sent[]
/** What any key has signed. */
let signed: Buffer[]
let unmount: () => void

beforeEach(async () => {
  const proxy = await createFakeProxy(() => SESSIONS_NOW)
  const keyStore = createMemoryKeyStore()
  const { keyPair } = await keepSessionOf(proxy, keyStore)
  ;({ publicKey, publicKeyHex } = keyPair)
  sent = []
  signed = []
  kit = createLatchkit({
    authProxyUrl: 'https://auth.example',
    apiBaseUrl: 'https://api.example',
    authProxyConfigId: 'config',
    keyStore,
    nowMs: () => SESSIONS_NOW,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const stamp = request.headers.get('X-Stamp') ?? ''
      const body = Buffer.from(await request.arrayBuffer())
      const path = new URL(request.url).pathname
      // what the service is configured for is asked without a stamp
      if (path !== '/v1/wallet_kit_config') sent.push({ path, body, stamp })
      return Response.json({})
    },
  })
  unmount = kit.mount()
  await vi.waitFor(() => expect(kit.session.getState().status).toBe('logged-in'), patient)
  const { sign } = crypto.subtle
  vi.spyOn(crypto.subtle, 'sign').mockImplementation((algorithm, key, data) => {
    const view = ArrayBuffer.isView(data) ? data : new Uint8Array(data)
    signed.push(Buffer.from(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength)))
    return sign.call(crypto.subtle, algorithm, key, data)
  })
})
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** True when the stamp is the session key's signature over exactly these bytes, as another library sees it. */
async function isStamped({ body, stamp }: Omit<Sent, 'path'>): Promise<boolean> {
  const { signature, ...rest } = JSON.parse(Buffer.from(stamp, 'base64url').toString())
  expect(rest).toEqual({ publicKey: publicKeyHex, scheme: 'SIGNATURE_SCHEME_TK_API_P256' })
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey))
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  return verify('sha256', body, key, Buffer.from(signature, 'hex'))
}

const settled = (work: () => Promise<unknown>) =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined)

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('\ud800', '\u2028', '"', '\\', '\u0000'), fc.string()),
})
const userId = fc.record({ userId: text })
const organizationId = fc.option(text, { nil: undefined })
const activity = fc.tuple(
  fc.constant('submit'),
  fc.constantFrom(...Object.keys(submitEndpoints)),
  fc.dictionary(text, fc.jsonValue()),
  organizationId,
)
const query = fc.tuple(
  fc.constantFrom('query', 'signQuery'),
  fc.constantFrom('getUser', 'getAuthenticators', 'getApiKeys'),
  userId,
  organizationId,
)

test('sec/T02 each of a thousand signatures is over exactly the bytes that are sent', async () => {
  const call = async (how: string, name: string, body: object, organization?: string) => {
    if (how === 'submit')
      return Reflect.apply(kit.submit, kit, [name, body, { organizationId: organization }])
    const asked = organization === undefined ? body : { ...body, organizationId: organization }
    return Reflect.apply(how === 'query' ? kit.query : kit.signQuery, kit, [name, asked])
  }
  let passed = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(activity, query), async ([how, name, body, organization]) => {
      sent = []
      signed = []
      const answer: unknown = await settled(() => call(how, name, body, organization))
      const ready = how === 'signQuery' ? [readyFrom(answer)] : sent
      expect(ready).toHaveLength(1)
      expect(signed).toEqual(ready.map((one) => one.body))
      for (const one of ready) {
        expect(await isStamped(one)).toBe(true)
        expect(JSON.parse(one.body.toString())).toMatchObject({
          organizationId: organization ?? 'org-1',
          ...(how === 'submit'
            ? { type: Reflect.get(submitEndpoints, name).type, timestampMs: String(SESSIONS_NOW) }
            : body),
        })
        const [first = 0, ...others] = one.body
        expect(await isStamped({ ...one, body: Buffer.from([first ^ 1, ...others]) })).toBe(false)
      }
      passed++
    }),
    { numRuns: BODIES, seed: 20_261_122 },
  )
  printCount('sec/T02 signatures over exactly what is sent', passed, BODIES)
  expect(passed).toBe(BODIES)
}, 30_000)

function readyFrom(answer: unknown): Omit<Sent, 'path'> {
  const { body, headers } = JSON.parse(JSON.stringify(answer))
  return { body: Buffer.from(bytesFromUtf8(body)), stamp: headers['X-Stamp'] }
}

const TEXT = '{"type":"ACTIVITY_TYPE_EXPORT_WALLET","parameters":{}}'
const own = { ...JSON.parse(TEXT), timestampMs: '1' }
const orders: readonly unknown[] = [
  TEXT,
  own,
  { ...own, organizationId: 'org-1' },
  { toJSON: () => TEXT },
  { toJSON: () => own },
  [TEXT],
  new String(TEXT),
]
const names = ['whoami', 'stampLogin', 'constructor', '__proto__', 'toString', '', TEXT]

/** A body that the kit has written: a query as it is on the wire, or the envelope of the activity that was named. */
function isOfKit(bytes: Buffer): boolean {
  const body = JSON.parse(bytes.toString())
  const names = 'type,timestampMs,organizationId,parameters'
  const asked = body.generateAppProofs === true ? `${names},generateAppProofs` : names
  const isEnvelope =
    Object.keys(body).join() === asked &&
    body.type === submitEndpoints.stampLogin.type &&
    body.timestampMs === String(SESSIONS_NOW)
  return body.organizationId === 'org-1' && (isEnvelope || Object.keys(body).length === 1)
}

test('sec/T02 signs no text of the caller’s own making', async () => {
  const ways = [kit.query, kit.signQuery, kit.submit, kit.submitProven].flatMap((way) =>
    names.flatMap((name) => orders.map((order) => () => Reflect.apply(way, kit, [name, order]))),
  )
  for (const way of ways) await settled(way)
  const foreign = signed.filter((bytes) => !isOfKit(bytes))
  expect(foreign.map(String)).toEqual([])
  expect(signed.length).toBeGreaterThan(0)
  printCount('sec/T02 texts of the caller that the key has signed', foreign.length, ways.length)
})

const WALLET_SIGNING = [
  'signAuthorization',
  'signMessage',
  'signRawPayload',
  'signTransaction',
  'signTypedData',
  'signingOf',
]

test('sec/T02 what a wallet is asked to sign, the session’s key signs as a request and not as it is', async () => {
  const account = { address: '0x01', addressFormat: '', curve: 'CURVE_SECP256K1' }
  const signing = { confirm: async () => true }
  const asking = { ...kit, options: { ...kit.options, signing } }
  for (const message of ['Hello', '{"type":"ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"}'])
    await settled(() => signMessage(asking, { account, message }))
  expect(signed.length).toBeGreaterThan(0)
  const bodies = signed.map((bytes) => JSON.parse(bytes.toString()))
  const names = ['type', 'timestampMs', 'organizationId', 'parameters']
  expect(bodies.map((body) => Object.keys(body))).toEqual(bodies.map(() => names))
  expect(new Set(bodies.map(({ type }) => type))).toEqual(
    new Set([submitEndpoints.signRawPayload.type]),
  )
})

test('sec/T02 what signs a text of the caller’s is in the subpath for keys alone', async () => {
  const entries = import.meta.glob<Record<string, unknown>>([
    '../../src/index.ts',
    '../../src/{core,react,ui,errors,wire,crypto}/index.ts',
  ])
  const signs = /^(sign|create\w*Stamp|stamp)/
  const found: Record<string, readonly string[]> = {}
  for (const [path, load] of Object.entries(entries)) {
    const exported = Object.keys(await load()).filter((name) => signs.test(name))
    if (exported.length > 0) found[path.replace('../../src/', '')] = exported.toSorted()
  }
  expect(found).toEqual({
    // these ask a person, and sign with a wallet's key at the service: the session's key stamps the request alone
    'core/index.ts': WALLET_SIGNING,
    'crypto/index.ts': ['createStamp', 'sign', 'signToken'],
  })
  const functions = Object.entries(kit).filter(([, value]) => typeof value === 'function')
  expect(functions.map(([name]) => name).toSorted()).toEqual([
    'loadConfig',
    'logOut',
    'mount',
    'nowMs',
    'query',
    'signQuery',
    'submit',
    'submitProven',
  ])
})
