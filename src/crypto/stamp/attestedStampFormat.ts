import { base64urlFromBytes } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { readStampTexts } from './readStampTexts.ts'

/** Room for an ID token of 8,192 characters: servers take headers of 16 KiB in all. */
const MAX_CHARACTERS = 12_288
const MEMBERS = ['publicKeyAttestation', 'scheme', 'publicKey', 'signature'] as const

/** What can vouch for a key: the proof of a code, or the ID token of a social login. */
export const ATTESTED_SCHEMES = {
  verificationToken: 'STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN',
  idToken: 'STAMP_ATTESTED_SCHEME_P256_OIDC',
} as const

export type AttestedScheme = (typeof ATTESTED_SCHEMES)[keyof typeof ATTESTED_SCHEMES]

/** What an `X-Stamp-Attested` header says. */
export type AttestedStamp = {
  /** The token that vouches for the key. */
  readonly publicKeyAttestation: string
  /** What kind of token it is. */
  readonly scheme: AttestedScheme
  /** Which key signed: compressed P-256 hex. */
  readonly publicKey: string
  /** The signature over the body: DER hex. */
  readonly signature: string
}

/**
 * Writes the header: base64url without padding of a JSON object with the members in this order.
 *
 * Spec: Authentication › Public activity API (B); the text is not shown there, this is what the published clients send
 * (wire facts, X-Stamp-Attested).
 */
export function writeAttestedStamp(stamp: AttestedStamp): string {
  return base64urlFromBytes(bytesFromUtf8(JSON.stringify(stamp, [...MEMBERS])))
}

/** Reads the header strictly; null when it is malformed. Ours: at most 12,288 characters, and as `readStampTexts` has it. */
export function readAttestedStamp(header: string): AttestedStamp | null {
  if (header.length > MAX_CHARACTERS) return null
  const texts = readStampTexts(header, MEMBERS)
  if (!texts) return null
  const [publicKeyAttestation = '', named, publicKey = '', signature = ''] = MEMBERS.map((name) =>
    texts.get(name),
  )
  const scheme = Object.values(ATTESTED_SCHEMES).find((one) => one === named)
  return scheme ? { publicKeyAttestation, scheme, publicKey, signature } : null
}
