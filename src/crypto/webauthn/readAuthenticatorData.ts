import { hexFromBytes } from '../../lib/hex.ts'
import { isCborMap, readCborItem } from './readCbor.ts'

/** A credential as its authenticator presents it. */
type AttestedCredential = {
  /** The model of the authenticator, as a UUID. */
  readonly aaguid: string
  readonly credentialId: Uint8Array<ArrayBuffer>
  /** The bytes of the COSE key. */
  readonly publicKey: Uint8Array<ArrayBuffer>
}

/** What an authenticator says beside its signature. */
export type AuthenticatorData = {
  readonly rpIdHash: Uint8Array
  readonly isUserPresent: boolean
  readonly isUserVerified: boolean
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
  readonly signCount: number
  /** Null where no credential is presented: in an assertion. */
  readonly attested: AttestedCredential | null
}

const MAX_CREDENTIAL_ID_BYTES = 1023

/**
 * Reads authenticator data; null when it is malformed or has bytes behind its end.
 *
 * WebAuthn level 3 section 6.1.
 */
export function readAuthenticatorData(bytes: Uint8Array<ArrayBuffer>): AuthenticatorData | null {
  if (bytes.length < 37) return null
  const flags = bytes[32] ?? 0
  const has = (bit: number) => (flags & (1 << bit)) !== 0
  const attested = has(6) ? attestedAt(bytes, 37) : { credential: null, end: 37 }
  if (!attested) return null
  const end = has(7) ? mapEnd(bytes, attested.end) : attested.end
  if (end !== bytes.length) return null
  return {
    rpIdHash: bytes.slice(0, 32),
    isUserPresent: has(0),
    isUserVerified: has(2),
    isBackupEligible: has(3),
    isBackedUp: has(4),
    signCount: new DataView(bytes.buffer, bytes.byteOffset).getUint32(33),
    attested: attested.credential,
  }
}

type Attested = { readonly credential: AttestedCredential; readonly end: number }

function attestedAt(bytes: Uint8Array<ArrayBuffer>, start: number): Attested | null {
  const idAt = start + 18
  if (bytes.length < idAt) return null
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint16(start + 16)
  const keyAt = idAt + length
  if (length === 0 || length > MAX_CREDENTIAL_ID_BYTES || keyAt > bytes.length) return null
  const end = mapEnd(bytes, keyAt)
  if (end === null) return null
  const credential = {
    aaguid: uuidFrom(bytes.subarray(start, start + 16)),
    credentialId: bytes.slice(idAt, keyAt),
    publicKey: bytes.slice(keyAt, end),
  }
  return { credential, end }
}

/** Where the CBOR map that begins there ends. */
function mapEnd(bytes: Uint8Array<ArrayBuffer>, at: number): number | null {
  const item = readCborItem(bytes, at)
  return item && isCborMap(item.value) ? item.end : null
}

function uuidFrom(bytes: Uint8Array): string {
  return hexFromBytes(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
