import { expect, test } from 'vitest'
import { derFromRaw } from '../../src/crypto/p256/derSignature.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { readStamp, writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createService } from '../../src/service/createService.ts'
import { createTestApi } from '../support/activityApi.ts'
import { clientSignature, signupParameters } from '../support/otpSteps.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { createWalletKey } from '../support/walletKeys.ts'
import { ethereumAccount, makeWallet } from '../support/walletSteps.ts'

async function start() {
  const service = await createService({ development: true })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  return { ...client, organizationId: service.facts.organizationId }
}

type Client = Awaited<ReturnType<typeof start>>

const textOf = (reply: { body: unknown }) => JSON.stringify(reply.body)

/** A stamp in which key and signature are upper case. */
async function shoutedStamp(key: Parameters<typeof createStamp>[0], text: string) {
  const stamp = readStamp(await createStamp(key, text))
  if (!stamp) throw new Error('no stamp')
  const { publicKey, scheme, signature } = stamp
  return writeStamp({
    publicKey: publicKey.toUpperCase(),
    scheme,
    signature: signature.toUpperCase(),
  })
}

test('keys and signatures are hex: a login in upper case ends in the session of the lower-case key', async () => {
  const { proxy, newestCode, send } = await start()
  const contact = 'mara@okafor.example'
  const key = await generateKeyPair()
  const shouted = key.publicKeyHex.toUpperCase()
  const { otpId } = (await proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })).body
  const otpCode = await newestCode(contact)
  const verified = await proxy('otp_verify', { otpId, otpCode, public_key: shouted })
  expect(verified.status).toBe(200)
  const verificationToken = String(verified.body.verificationToken)
  const raw = await sign(key.privateKey, bytesFromUtf8(verificationToken))
  const client_signature = hexFromBytes(raw).toUpperCase()
  const apiKey = { apiKeyName: 'k', publicKey: shouted, curveType: 'API_KEY_CURVE_P256' }
  const proof = { verificationToken, client_signature }
  const signup = await proxy('signup', { userEmail: contact, apiKeys: [apiKey], ...proof })
  expect(signup.status).toBe(200)
  const organizationId = String(signup.body.organizationId)
  const text = JSON.stringify({ organizationId })
  const whoami = await send('/public/v1/query/whoami', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-stamp': await shoutedStamp(key, text) },
    body: text,
  })
  expect(whoami.body).toMatchObject({ organizationId })
  const { userId } = whoami.body
  const body = JSON.stringify({ organizationId, userId })
  const keys = await send('/public/v1/query/get_api_keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-stamp': await createStamp(key, body) },
    body,
  })
  expect(keys.body).toMatchObject({
    apiKeys: [{ credential: { publicKey: key.publicKeyHex } }],
  })
  const lookup = { filterType: 'PUBLIC_KEY', filterValue: shouted }
  expect((await proxy('account', lookup)).body).toEqual({ organizationId })
})

test('keys and signatures are hex: usage messages may spell public keys in upper case', async () => {
  const kit = await createTestApi()
  const key = await generateKeyPair()
  const other = await generateKeyPair()
  const { prove } = await import('../support/otpSteps.ts')
  const { readToken } = await import('../../src/crypto/token/readToken.ts')
  const userEmail = 'mara@okafor.example'
  const verificationToken = await prove(kit, userEmail, key)
  const apiKeys = [
    {
      apiKeyName: 'k',
      publicKey: other.publicKeyHex.toUpperCase(),
      curveType: 'API_KEY_CURVE_P256',
    },
  ]
  const said = { apiKeys, authenticators: [], oauthProviders: [], email: userEmail }
  const usage = { tokenId: readToken(verificationToken)?.id, type: 'USAGE_TYPE_SIGNUP' }
  const message = JSON.stringify({ signupV2: said, ...usage })
  const parameters = signupParameters(
    { userEmail, apiKeys },
    { verificationToken, clientSignature: await clientSignature(key, message) },
  )
  expect((await kit.submit('createSubOrganization', parameters)).code).toBe('OK')
})

test('client_signature: otp_login accepts r‖s and DER, and neither with one bit changed', async () => {
  const { proveContact, proxy } = await start()
  const contact = 'mara@okafor.example'
  const first = await generateKeyPair()
  await proxy('signup', { userEmail: contact, ...(await proveContact(contact, first)) })
  for (const isDer of [false, true]) {
    const key = await generateKeyPair()
    const { verificationToken, client_signature } = await proveContact(contact, key)
    const raw = bytesFromHex(client_signature) ?? new Uint8Array()
    const bytes = isDer ? derFromRaw(raw) : raw
    const login = (signature: Uint8Array) =>
      proxy('otp_login', {
        verificationToken,
        publicKey: key.publicKeyHex,
        client_signature: hexFromBytes(signature),
      })
    const wrong = bytes.slice()
    wrong[wrong.length - 1] = (wrong.at(-1) ?? 0) ^ 1
    expect(codeOf(await login(wrong))).toBe('CLIENT_SIGNATURE_INVALID')
    expect(codeOf(await login(Uint8Array.from([...bytes, 0])))).toBe('CLIENT_SIGNATURE_INVALID')
    expect((await login(bytes)).status).toBe(200)
  }
})

/** The two keys of one person, and what the wallet agrees to. */
async function twoKeys(client: Client, wallet = createWalletKey()) {
  const key = await generateKeyPair()
  const own = { apiKeyName: 'k', publicKey: key.publicKeyHex, curveType: 'API_KEY_CURVE_P256' }
  const external = {
    apiKeyName: `wallet-auth:${wallet.publicKey}`,
    publicKey: wallet.publicKey,
    curveType: 'API_KEY_CURVE_ED25519',
  }
  const message = JSON.stringify({
    type: 'USAGE_TYPE_SIGNUP_WALLET',
    organizationId: client.organizationId,
    publicKeys: [wallet.publicKey, key.publicKeyHex],
    timestampMs: String(Date.now()),
  })
  const proof = { message, stamp: wallet.stamp(message) }
  return { key, wallet, own, external, proof }
}

/** What a wallet reaches that logs in by naming the parent organization alone. */
async function walletLogin(client: Client, wallet: ReturnType<typeof createWalletKey>) {
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const body = JSON.stringify({
    type: 'ACTIVITY_TYPE_STAMP_LOGIN',
    timestampMs: String(Date.now()),
    organizationId: client.organizationId,
    parameters: { publicKey },
  })
  const headers = { 'content-type': 'application/json', 'x-stamp': wallet.stamp(body) }
  const reply = await client.send('/public/v1/submit/stamp_login', {
    method: 'POST',
    headers,
    body,
  })
  return reply.status === 200 ? Object(reply.body.activity).organizationId : codeOf(reply)
}

test('apiKeys at sign-up: a key of its own and the key of a wallet go together when the wallet agrees', async () => {
  const client = await start()
  const { key, wallet, own, external, proof } = await twoKeys(client)
  const signup = await client.proxy('signup', { apiKeys: [own, { ...external, proof }] })
  expect(signup.status).toBe(200)
  const { organizationId } = signup.body
  expect(await walletLogin(client, wallet)).toBe(organizationId)
  const whoami = await client.stamped('/public/v1/query/whoami', key, { organizationId })
  expect(whoami.body).toMatchObject({ organizationId })
})

test('apiKeys at sign-up: without proof and token the refusal names the key and what it needs', async () => {
  const client = await start()
  const { own, external, proof } = await twoKeys(client)
  const bare = await client.proxy('signup', { apiKeys: [own, external] })
  expect(codeOf(bare)).toBe('REQUEST_INVALID')
  expect(textOf(bare)).toMatch(/apiKeys\.1 is the key of a wallet.*proof.*verificationToken/)
  const other = await generateKeyPair()
  const third = { apiKeyName: 't', publicKey: other.publicKeyHex, curveType: 'API_KEY_CURVE_P256' }
  const reused = await client.proxy('signup', { apiKeys: [own, third, { ...external, proof }] })
  expect(codeOf(reused)).toBe('CLIENT_SIGNATURE_INVALID')
  const another = createWalletKey()
  const forged = { ...proof, stamp: another.stamp(proof.message) }
  const stolen = await client.proxy('signup', { apiKeys: [own, { ...external, proof: forged }] })
  expect(codeOf(stolen)).toBe('CLIENT_SIGNATURE_INVALID')
})

test('apiKeys at sign-up: a token covers both keys, and the wallet of another person is not drawn in', async () => {
  const client = await start()
  const { wallet, own, external } = await twoKeys(client)
  const contact = 'stranger@okafor.example'
  const token = await client.proveContact(contact, await generateKeyPair())
  const signup = await client.proxy('signup', {
    userEmail: contact,
    apiKeys: [own, external],
    ...token,
  })
  expect(signup.status).toBe(200)
  // the wallet signed nothing: its holder neither finds that account nor is kept from one of their own
  expect(await walletLogin(client, wallet)).not.toBe(signup.body.organizationId)
  const lookup = { filterType: 'PUBLIC_KEY', filterValue: wallet.publicKey }
  expect((await client.proxy('account', lookup)).body).toEqual({})
  const lone = await client.proxy('signup', { apiKeys: [external] })
  expect(lone.status).toBe(200)
  expect(await walletLogin(client, wallet)).toBe(lone.body.organizationId)
  // in the account that it was put into, the key stamps
  const { organizationId } = signup.body
  const text = JSON.stringify({ organizationId })
  const headers = { 'content-type': 'application/json', 'x-stamp': wallet.stamp(text) }
  const own2 = await client.send('/public/v1/query/whoami', { method: 'POST', headers, body: text })
  expect(own2.body).toMatchObject({ organizationId })
})

test('sign-up wallet: a wrong curve is named', async () => {
  const { proxy } = await start()
  const wallet = { path: "m/44'/60'/0'/0/0", curve: 'CURVE_TYPE_ED448' }
  const reply = await proxy('signup', { userName: 'Mara', wallet })
  expect(codeOf(reply)).toBe('REQUEST_INVALID')
  expect(textOf(reply)).toMatch(/wallet\.curve must be .*CURVE_TYPE_ED25519/)
  for (const [lacking, said] of [
    [{ path: 'm/0' }, 'wallet must have walletName or curve'],
    [{ curve: 'CURVE_TYPE_P256' }, 'wallet must have walletName or path'],
    [{ walletName: 'Main' }, 'wallet must have accounts or path'],
    [{}, 'wallet must have walletName or path'],
    [null, 'wallet must be an object'],
  ] as const)
    for (const operation of ['signup', 'signup_v2'])
      expect(textOf(await proxy(operation, { userName: 'Mara', wallet: lacking }))).toContain(said)
  const account = { ...ethereumAccount, curve: 'CURVE_ED448' }
  const accounts = { walletName: 'Main', accounts: [account] }
  expect(textOf(await proxy('signup', { userName: 'Mara', wallet: accounts }))).toMatch(
    /wallet\.accounts\.0\.curve must be .*CURVE_ED25519/,
  )
})

test.each([
  ['CURVE_SECP256K1', 'ADDRESS_FORMAT_ETHEREUM', 'HASH_FUNCTION_KECCAK256'],
  ['CURVE_P256', 'ADDRESS_FORMAT_COMPRESSED', 'HASH_FUNCTION_SHA256'],
])(
  'HASH_FUNCTION_NOT_APPLICABLE with %s: the refusal names the two that fit',
  async (curve, addressFormat, usual) => {
    const kit = await createTestApi()
    const { addresses } = await makeWallet(kit, [{ ...ethereumAccount, curve, addressFormat }])
    const reply = await kit.submit(
      'signRawPayload',
      {
        signWith: addresses[0],
        payload: 'ab'.repeat(32),
        encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
        hashFunction: 'HASH_FUNCTION_NOT_APPLICABLE',
      },
      { key: kit.root.key },
    )
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID'])
    expect(textOf(reply)).toContain('HASH_FUNCTION_NO_OP')
    expect(textOf(reply)).toContain(usual)
  },
)
