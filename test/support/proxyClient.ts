import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

export type Fetch = (request: Request) => Promise<Response>

/** An answer, its body read as JSON where it is JSON. */
export type Reply = { status: number; headers: Headers; body: Record<string, never> & Json }
type Json = { [name: string]: Json } & { details?: { turnkeyErrorCode?: string }[] }

export type ProxyClient = ReturnType<typeof createProxyClient>

/** Speaks to both systems of a service the way a page does: with nothing but fetch and WebCrypto. */
export function createProxyClient(place: {
  readonly fetch: Fetch
  readonly url: string
  readonly authProxyConfigId: string
  readonly origin?: string | undefined
}) {
  const origin = place.origin === undefined ? {} : { origin: place.origin }

  async function send(path: string, init: RequestInit): Promise<Reply> {
    const response = await place.fetch(new Request(place.url + path, init))
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : JSON.parse(text),
    }
  }

  function proxy(operation: string, body: unknown, headers: Record<string, string> = {}) {
    return send(`/v1/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-proxy-config-id': place.authProxyConfigId,
        ...origin,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  async function stamped(path: string, key: P256KeyPair, body: unknown) {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', 'x-stamp': await createStamp(key, text) }
    return send(path, { method: 'POST', headers, body: text })
  }

  async function newestCode(contact: string): Promise<string> {
    const path = `/inbox/messages?to=${encodeURIComponent(contact)}`
    const { body } = await send(path, { method: 'GET' })
    return String(Object(body).messages?.[0]?.code ?? '')
  }

  /** Up to the verification token and the signature that goes with it. */
  async function proveContact(contact: string, key: P256KeyPair) {
    const otpType = contact.startsWith('+') ? 'OTP_TYPE_SMS' : 'OTP_TYPE_EMAIL'
    const init = await proxy('otp_init', { otpType, contact })
    const otpCode = await newestCode(contact)
    const { otpId } = init.body
    const public_key = key.publicKeyHex
    const { body } = await proxy('otp_verify', { otpId, otpCode, public_key })
    const verificationToken = String(body.verificationToken ?? '')
    const signature = await sign(key.privateKey, bytesFromUtf8(verificationToken))
    return { verificationToken, client_signature: hexFromBytes(signature) }
  }

  /** The whole way of a person with that address; signs up when there is no account. */
  async function logIn(contact: string) {
    const key = await generateKeyPair()
    const proof = await proveContact(contact, key)
    const { verificationToken } = proof
    const isPhone = contact.startsWith('+')
    const filterType = isPhone ? 'PHONE_NUMBER' : 'EMAIL'
    const lookup = { filterType, filterValue: contact, verificationToken }
    const found = (await proxy('account', lookup)).body.organizationId
    const isNew = found === undefined
    const named = isPhone ? { userPhoneNumber: contact } : { userEmail: contact }
    const signup = isNew ? await proxy('signup', { ...named, ...proof }) : undefined
    const login = await proxy('otp_login', { ...proof, publicKey: key.publicKeyHex })
    return {
      key,
      isNew,
      organizationId: String(signup?.body.organizationId ?? found),
      session: String(login.body.session ?? ''),
      login,
    }
  }

  return { send, proxy, stamped, newestCode, proveContact, logIn }
}

/** The stable code of a refusal. */
export function codeOf(reply: Reply): string | undefined {
  return reply.body.details?.[0]?.turnkeyErrorCode
}
