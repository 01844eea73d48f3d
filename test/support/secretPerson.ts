import { openExportBundle } from '../../src/crypto/hpke/exportBundle.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { generatePrivateKeyHex } from '../../src/crypto/p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../src/lib/utf8.ts'
import { createProxyClient, type Fetch } from './proxyClient.ts'
import type { Secret } from './secretSearch.ts'

/** The service as its people see it. */
export type SecretPlace = {
  readonly fetch: Fetch
  readonly facts: {
    readonly url: string
    readonly authProxyConfigId: string
    readonly signingKeys: { readonly export: string }
  }
  /** The newest code that was sent to a contact. */
  readonly codeFor: (contact: string) => Promise<string>
}

const randomHex = (length: number) => hexFromBytes(crypto.getRandomValues(new Uint8Array(length)))

/**
 * One person's whole way: a wrong code and the right one, an account with a wallet, a session, calls, an export, a social
 * login that fails, and everything once more in a way that is refused.
 *
 * @returns every secret that was on the way; `keep` also gets them as they come.
 */
export async function live(place: SecretPlace, number: number, keep: (secret: Secret) => void) {
  const { facts, codeFor } = place
  const client = createProxyClient({ ...place, ...facts })
  const contact = `person-${number}-${randomHex(6)}@okafor.example`
  const made = await generatePrivateKeyHex()
  const key = await importPrivateKey(made.privateKeyHex)
  const publicKey = made.publicKeyHex
  keep({ kind: 'contact', value: contact })
  keep({ kind: 'private key', value: made.privateKeyHex })

  const { body: started } = await client.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
  const otpCode = await codeFor(contact)
  keep({ kind: 'code', value: otpCode })
  const guess = (code: string) =>
    client.proxy('otp_verify', { otpId: started.otpId, otpCode: code, public_key: publicKey })
  await guess(otpCode.split('').reverse().join('').replace(otpCode, 'ZZZZZZZZZ'))
  const verificationToken = String((await guess(otpCode)).body.verificationToken)
  const client_signature = hexFromBytes(
    await sign(key.privateKey, bytesFromUtf8(verificationToken)),
  )
  keep({ kind: 'verification token', value: verificationToken })
  keep({ kind: 'client signature', value: client_signature })
  await guess(otpCode)

  const proof = { verificationToken, client_signature }
  const wallet = { path: "m/44'/60'/0'/0/0", curve: 'CURVE_TYPE_SECP256K1' }
  const signup = await client.proxy('signup', { userEmail: contact, wallet, ...proof })
  const { organizationId, wallet: { walletId } = {} } = Object(signup.body)
  const login = await client.proxy('otp_login', { ...proof, publicKey })
  const session = String(login.body.session)
  keep({ kind: 'session', value: session })
  await client.proxy('otp_login', { ...proof, publicKey })
  await client.proxy('otp_login', { ...proof, publicKey, client_signature: randomHex(64) })

  for (const asked of [organizationId, crypto.randomUUID()])
    await client.stamped('/public/v1/query/whoami', key, { organizationId: asked })
  const target = await createTargetKey()
  const exported = await client.stamped('/public/v1/submit/export_wallet', key, {
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { walletId, targetPublicKey: target.publicKeyUncompressedHex },
  })
  if (exported.status !== 200)
    throw new Error(`no export: ${JSON.stringify([signup.body, exported.body])}`)
  const bundle = Object(exported.body).activity?.result?.exportWalletResult?.exportBundle
  const pinnedKeyHex = facts.signingKeys.export
  const opened = await openExportBundle(String(bundle), { target, organizationId, pinnedKeyHex })
  keep({ kind: 'recovery phrase', value: utf8FromBytes(opened ?? new Uint8Array()) ?? '' })

  const authCode = randomHex(24)
  const codeVerifier = `${randomHex(24)}~${randomHex(8)}`
  const oidcToken = `${randomHex(20)}.${randomHex(40)}.${randomHex(32)}`
  keep({ kind: 'authorization code', value: authCode })
  keep({ kind: 'code verifier', value: codeVerifier })
  keep({ kind: 'ID token', value: oidcToken })
  const redirectUri = 'http://localhost:5173/'
  const social = { provider: 'google', redirectUri, clientId: 'x', nonce: randomHex(32) }
  await client.proxy('oauth2_authenticate', { ...social, authCode, codeVerifier })
  await client.proxy('oauth2_authenticate', { ...social, authCode: [authCode], codeVerifier })
  await client.proxy('oauth_login', { oidcToken, publicKey })

  // everything once more, where nothing of it belongs
  const all = [contact, otpCode, verificationToken, session, made.privateKeyHex, authCode]
  for (const value of all) {
    await client.proxy('otp_init', { otpType: value, contact: { value } })
    await client.proxy('account', `{"filterType":"EMAIL","filterValue":"${value}"`)
    await client.send(`/v1/${encodeURIComponent(value)}?token=${value}`, { method: 'GET' })
    await client.send('/public/v1/query/whoami', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-stamp': value, authorization: value },
      body: JSON.stringify({ organizationId: value }),
    })
  }
}
