import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { describe, expect, test } from 'vitest'
import { derFromRaw } from '../../src/crypto/p256/derSignature.ts'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { personalMessageHash } from '../../src/crypto/stamp/personalMessageHash.ts'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { verifyToken } from '../../src/crypto/token/verifyToken.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createService } from '../../src/service/createService.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'

type Wallet = {
  readonly publicKey: string
  readonly curveType: string
  readonly stamp: (text: string) => Promise<string>
}

function ethereumWallet(): Wallet {
  const secretKey = secp256k1.utils.randomSecretKey()
  const publicKey = hexFromBytes(secp256k1.getPublicKey(secretKey))
  return {
    publicKey,
    curveType: 'API_KEY_CURVE_SECP256K1',
    async stamp(text) {
      const hash = await personalMessageHash(bytesFromUtf8(text))
      const raw = secp256k1.sign(hash, secretKey, { prehash: false })
      const signature = hexFromBytes(derFromRaw(raw))
      return writeStamp({
        publicKey,
        scheme: 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191',
        signature,
      })
    },
  }
}

function solanaWallet(): Wallet {
  const secretKey = ed25519.utils.randomSecretKey()
  const publicKey = hexFromBytes(ed25519.getPublicKey(secretKey))
  return {
    publicKey,
    curveType: 'API_KEY_CURVE_ED25519',
    async stamp(text) {
      const signature = hexFromBytes(ed25519.sign(bytesFromUtf8(text), secretKey))
      return writeStamp({ publicKey, scheme: 'SIGNATURE_SCHEME_TK_API_ED25519', signature })
    },
  }
}

const wallets: readonly [string, () => Wallet][] = [
  ['an Ethereum wallet', ethereumWallet],
  ['a Solana wallet', solanaWallet],
]

const apiKeyOf = ({ publicKey, curveType }: Wallet) => ({
  apiKeyName: `wallet-auth:${publicKey}`,
  publicKey,
  curveType,
})

async function start() {
  const service = await createService({ development: true })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const { organizationId: parent, signingKeys } = service.facts
  const walletLogin = async (
    wallet: Wallet,
    key: P256KeyPair,
    organizationId: unknown = parent,
  ) => {
    const activity = {
      type: 'ACTIVITY_TYPE_STAMP_LOGIN',
      timestampMs: String(Date.now()),
      organizationId,
      parameters: { publicKey: key.publicKeyHex },
    }
    // as the kit writes it: a person reads it in the wallet
    const text = JSON.stringify(activity, null, 2)
    return client.send('/public/v1/submit/stamp_login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Stamp': await wallet.stamp(text) },
      body: text,
    })
  }
  return { ...client, signingKeys, walletLogin }
}

describe.each(wallets)('%s', (_, createWallet) => {
  test('signs a person up, and in by a request that names the owner of the account', async () => {
    const { proxy, stamped, walletLogin, signingKeys } = await start()
    const wallet = createWallet()
    const lookup = { filterType: 'PUBLIC_KEY', filterValue: wallet.publicKey }
    expect((await proxy('account', lookup)).body).toEqual({})
    const signup = await proxy('signup', { apiKeys: [apiKeyOf(wallet)] })
    const { organizationId, userId } = signup.body
    expect((await proxy('account', lookup)).body).toEqual({ organizationId })

    const key = await generateKeyPair()
    const reply = await walletLogin(wallet, key)
    const { session } = Object(reply.body).activity.result.stampLoginResult
    const claims = await verifyToken(session, signingKeys.session, 'twice')
    const owner = { organization_id: organizationId, user_id: userId }
    expect(claims).toMatchObject({ ...owner, public_key: key.publicKeyHex })
    const whoami = await stamped('/public/v1/query/whoami', key, { organizationId })
    expect(whoami.body).toMatchObject({ organizationId, userId })
  })

  test('is nobody before the sign-up', async () => {
    const { walletLogin } = await start()
    const reply = await walletLogin(createWallet(), await generateKeyPair())
    expect(codeOf(reply)).toBe('PUBLIC_KEY_NOT_FOUND')
  })

  test('has one account, however often somebody signs up with it', async () => {
    const { proxy, walletLogin } = await start()
    const wallet = createWallet()
    const signup = () => proxy('signup', { apiKeys: [apiKeyOf(wallet)] })
    const replies = await Promise.all([signup(), signup(), signup(), signup()])
    // the same request in the same millisecond is one request
    const made = replies.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ body }) => body.organizationId)).size).toBe(1)
    const refused = replies.filter((reply) => codeOf(reply) === 'CREDENTIAL_CONFLICT')
    expect(made.length + refused.length).toBe(4)
    expect(codeOf(await proxy('signup', { apiKeys: [apiKeyOf(wallet)], userName: 'Ada' }))).toBe(
      'CREDENTIAL_CONFLICT',
    )
    expect((await walletLogin(wallet, await generateKeyPair())).status).toBe(200)
  })

  test('shares a new account with no way in of a stranger', async () => {
    const { proxy, proveContact } = await start()
    const wallet = createWallet()
    const key = await generateKeyPair()
    const { publicKeyHex: publicKey } = key
    const strangers = { apiKeyName: 'x', publicKey, curveType: 'API_KEY_CURVE_P256' }
    const userEmail = 'stranger@example.com'
    for (const body of [
      { apiKeys: [apiKeyOf(wallet), strangers] },
      { apiKeys: [apiKeyOf(wallet), apiKeyOf(createWallet())] },
      { apiKeys: [apiKeyOf(wallet)], userEmail, ...(await proveContact(userEmail, key)) },
    ])
      expect(codeOf(await proxy('signup', body))).toBe('REQUEST_INVALID')
    expect((await proxy('signup', { apiKeys: [apiKeyOf(wallet)] })).status).toBe(200)
  })
})
