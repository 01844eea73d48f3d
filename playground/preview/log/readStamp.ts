import type { RequestEntry, StampFacts } from '../../log/requestEntry.ts'

/** Who a request says it is from, read from its headers. */
export type Stamped = Pick<RequestEntry, 'stampedWith' | 'stamp'>

/** Enough to tell two signatures apart, not enough to use one again. */
const start = (text: string) => `${text.slice(0, 12)}…`

/** Reads and checks the stamp of a request against the bytes of its body. */
export async function readStamp(headers: Headers, body: string): Promise<Stamped> {
  const webauthn = headers.get('x-stamp-webauthn')
  if (webauthn !== null)
    return { stampedWith: 'passkey', stamp: await readWebauthn(webauthn, body) }
  const attested = headers.get('x-stamp-attested')
  if (attested !== null)
    return { stampedWith: 'provenKey', stamp: await readKey('X-Stamp-Attested', attested, body) }
  const stamp = headers.get('x-stamp')
  if (stamp !== null) {
    const stampedWith = schemeOf(stamp) === 'SIGNATURE_SCHEME_TK_API_P256' ? 'sessionKey' : 'wallet'
    return { stampedWith, stamp: await readKey('X-Stamp', stamp, body) }
  }
  return {
    stampedWith: headers.has('x-auth-proxy-config-id') ? 'configId' : 'nothing',
    stamp: null,
  }
}

type Members = Readonly<Record<string, unknown>>

/** The members of a stamp of a key: base64url of JSON. */
function membersOf(header: string): Members {
  try {
    return Object(JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}

const schemeOf = (header: string) => membersOf(header).scheme

async function readKey(name: string, header: string, body: string): Promise<StampFacts> {
  const { publicKey, signature, scheme } = membersOf(header)
  return {
    header: name,
    matches: await isByKey(header, membersOf(header), body),
    facts: [
      ['Public key', start(String(publicKey))],
      ['Scheme', String(scheme)],
      ['Signature', start(String(signature))],
    ],
  }
}

/** A stamp with a proof is the stamp of its key, and beside it what vouches for that key. */
async function isByKey(header: string, members: Members, body: string): Promise<boolean> {
  const { verifyStamp, writeStamp } = await import('latchkit/crypto')
  const { publicKeyAttestation, publicKey, signature } = members
  const stamp =
    publicKeyAttestation === undefined
      ? header
      : writeStamp({
          publicKey: String(publicKey),
          scheme: 'SIGNATURE_SCHEME_TK_API_P256',
          signature: String(signature),
        })
  const { kind } = await verifyStamp(stamp, new TextEncoder().encode(body))
  return kind === 'valid'
}

/** A passkey signs a challenge, and that is the hash of the body. Whose passkey it is only the service knows. */
async function readWebauthn(header: string, body: string): Promise<StampFacts> {
  const { credentialId, clientDataJson, signature } = Object(JSON.parse(header))
  const { challenge } = membersOf(String(clientDataJson))
  const expected = await hashOf(body)
  return {
    header: 'X-Stamp-WebAuthn',
    matches: textFrom(String(challenge)) === expected,
    facts: [
      ['Credential', start(String(credentialId))],
      ['Challenge', `sha256(body) ${expected.slice(0, 4)}…${expected.slice(-4)}`],
      ['Signature', start(String(signature))],
    ],
  }
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function textFrom(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
