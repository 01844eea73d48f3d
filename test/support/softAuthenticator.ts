import { compressPublicKey } from '../../src/crypto/p256/compressPublicKey.ts'
import { derFromRaw } from '../../src/crypto/p256/derSignature.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../src/lib/base64url.ts'
import { concatBytes } from '../../src/lib/concatBytes.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import type { AuthenticatorParams } from '../../src/wire/fields/authenticator.ts'
import { cbor, type Writable } from './cbor.ts'

/** Flags of authenticator data (WebAuthn level 3 section 6.1). */
export const FLAGS = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 }

/** The page and the device of a ceremony; what is not given is honest. */
export type Ceremony = {
  readonly rpId?: string
  readonly origin?: string
  /** Members of the client data that differ; undefined leaves one out. */
  readonly clientData?: Readonly<Record<string, unknown>>
  /** Without the bit for attested data. */
  readonly flags?: number
  readonly signCount?: number
}

export type Making = Ceremony & {
  readonly name?: string
  readonly challenge?: string
  readonly credentialId?: string
  /** Members of the COSE key that differ. */
  readonly coseKey?: ReadonlyMap<number, Writable>
  readonly attestation?: readonly [format: string, statement: ReadonlyMap<string, Writable>]
  /** Changes the authenticator data before they are wrapped. */
  readonly alter?: (authData: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
}

export type SoftAuthenticator = Awaited<ReturnType<typeof createSoftAuthenticator>>

const AAGUID = bytesFromUtf8('a soft passkey!!')
const HONEST = FLAGS.present | FLAGS.verified | FLAGS.backupEligible | FLAGS.backedUp

/** An authenticator with one passkey (ES256), as true as software can be: real keys, real bytes, attestation `none`. */
export async function createSoftAuthenticator(home: Ceremony = {}) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  const rawId = crypto.getRandomValues(new Uint8Array(32))
  const coseKey = new Map<number, Writable>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesFromBase64url(x) ?? ''],
    [-3, bytesFromBase64url(y) ?? ''],
  ])
  const credentialId = base64urlFromBytes(rawId)
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const publicKeyHex = compressPublicKey(point)

  function clientDataOf(type: string, challenge: string, ceremony: Ceremony): string {
    const { origin = 'http://localhost:5173' } = ceremony
    return JSON.stringify({ type, challenge, origin, crossOrigin: false, ...ceremony.clientData })
  }

  async function headerOf(ceremony: Ceremony, more: number): Promise<Uint8Array<ArrayBuffer>> {
    const { rpId = 'localhost', flags = HONEST, signCount = 0 } = ceremony
    const rest = new DataView(new ArrayBuffer(5))
    rest.setUint8(0, flags | more)
    rest.setUint32(1, signCount)
    return concatBytes(await sha256(bytesFromUtf8(rpId)), new Uint8Array(rest.buffer))
  }

  /** What `navigator.credentials.create` answers, in the shape of the wire. */
  async function register(making: Making = {}): Promise<AuthenticatorParams> {
    const ceremony = { ...home, ...making }
    const { challenge = base64urlFromBytes(crypto.getRandomValues(new Uint8Array(32))) } = making
    const length = Uint8Array.of(rawId.length >> 8, rawId.length & 0xff)
    const key = cbor(new Map([...coseKey, ...(making.coseKey ?? [])]))
    const header = await headerOf(ceremony, FLAGS.attested)
    const authData = concatBytes(header, AAGUID, length, rawId, key)
    const [format, statement] = making.attestation ?? ['none', new Map()]
    const object = new Map<string, Writable>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', making.alter?.(authData) ?? authData],
    ])
    return {
      authenticatorName: making.name ?? 'My laptop',
      challenge,
      attestation: {
        credentialId: making.credentialId ?? credentialId,
        clientDataJson: b64(bytesFromUtf8(clientDataOf('webauthn.create', challenge, ceremony))),
        attestationObject: b64(cbor(object)),
        transports: ['AUTHENTICATOR_TRANSPORT_INTERNAL', 'AUTHENTICATOR_TRANSPORT_HYBRID'],
      },
    }
  }

  /** What `navigator.credentials.get` answers for the hash of a body: the members of `X-Stamp-Webauthn`. */
  async function assert(body: string, made: Ceremony = {}) {
    const ceremony = { ...home, ...made }
    const challenge = b64(bytesFromUtf8(hexFromBytes(await sha256(bytesFromUtf8(body)))))
    const clientData = bytesFromUtf8(clientDataOf('webauthn.get', challenge, ceremony))
    const authData = await headerOf(ceremony, 0)
    const signed = concatBytes(authData, await sha256(clientData))
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
    const raw = new Uint8Array(await crypto.subtle.sign(algorithm, keys.privateKey, signed))
    return {
      authenticatorData: b64(authData),
      clientDataJson: b64(clientData),
      credentialId,
      signature: b64(derFromRaw(raw)),
    }
  }

  /** The header text over a body. */
  async function stamp(body: string, made: Ceremony = {}): Promise<string> {
    return JSON.stringify(await assert(body, made))
  }

  return { credentialId, publicKeyHex, rawId, register, assert, stamp }
}

function b64(bytes: Uint8Array): string {
  return base64urlFromBytes(bytes)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
