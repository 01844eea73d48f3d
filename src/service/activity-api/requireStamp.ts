import {
  type AttestedVerdict,
  verifyAttestedStamp,
} from '../../crypto/stamp/verifyAttestedStamp.ts'
import { type StampVerdict, verifyStamp } from '../../crypto/stamp/verifyStamp.ts'
import { webauthnChallenge } from '../../crypto/stamp/webauthnChallenge.ts'
import { readWebauthnStamp, type WebauthnStamp } from '../../crypto/stamp/webauthnStampFormat.ts'
import { headers } from '../../wire/headers.ts'
import { Refusal } from '../http/refusal.ts'

/** A stamp whose signature is right. Whose key it is nobody has asked yet. */
export type KeyStamp = Extract<StampVerdict, { kind: 'valid' }>

/** A stamp of a passkey. It names no key, so its signature is checked where the passkey is found. */
export type PasskeyStamp = WebauthnStamp & {
  readonly kind: 'passkey'
  /** What the body of this request, as it came, makes the passkey sign. */
  readonly challenge: string
}

/** A stamp of a key that no account knows, and the token that vouches for it. The token is not checked yet. */
export type AttestedStamp = Omit<Extract<AttestedVerdict, { kind: 'valid' }>, 'kind'> & {
  readonly kind: 'attested'
}

export type Stamp = KeyStamp | PasskeyStamp | AttestedStamp

/**
 * Checks the stamp of a request over the bytes of its body, as they came.
 *
 * Spec: Authentication › Public activity API (B): exactly one stamp header.
 *
 * @throws Refusal `SIGNATURE_MISSING`, `STAMP_MALFORMED` or `SIGNATURE_INVALID`.
 */
export async function requireStamp(request: Request, body: Uint8Array): Promise<Stamp> {
  const stamp = request.headers.get(headers.stamp)
  const passkeyStamp = request.headers.get(headers.webauthnStamp)
  const attestedStamp = request.headers.get(headers.attestedStamp)
  const sent = [stamp, passkeyStamp, attestedStamp].filter((one) => one !== null)
  if (sent.length > 1)
    throw new Refusal('STAMP_MALFORMED', { details: 'exactly one stamp header is allowed' })
  // A header that came twice reads as one text with a comma, which no format has room for.
  if (stamp !== null) return requireKeyStamp(stamp, body)
  if (passkeyStamp !== null) return requirePasskeyStamp(passkeyStamp, body)
  if (attestedStamp !== null) return requireAttestedStamp(attestedStamp, body)
  throw new Refusal('SIGNATURE_MISSING')
}

async function requireKeyStamp(header: string, body: Uint8Array): Promise<KeyStamp> {
  const verdict = await verifyStamp(header, body)
  if (verdict.kind === 'malformed') throw new Refusal('STAMP_MALFORMED')
  if (verdict.kind === 'invalid') throw new Refusal('SIGNATURE_INVALID')
  return verdict
}

async function requirePasskeyStamp(header: string, body: Uint8Array): Promise<PasskeyStamp> {
  const stamp = readWebauthnStamp(header)
  if (!stamp) throw new Refusal('STAMP_MALFORMED')
  return { kind: 'passkey', challenge: await webauthnChallenge(body), ...stamp }
}

async function requireAttestedStamp(header: string, body: Uint8Array): Promise<AttestedStamp> {
  const verdict = await verifyAttestedStamp(header, body)
  if (verdict.kind === 'malformed') throw new Refusal('STAMP_MALFORMED')
  if (verdict.kind === 'invalid') throw new Refusal('SIGNATURE_INVALID')
  return { ...verdict, kind: 'attested' }
}
