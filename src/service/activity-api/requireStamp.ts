import { type StampVerdict, verifyStamp } from '../../crypto/stamp/verifyStamp.ts'
import { headers } from '../../wire/headers.ts'
import { Refusal } from '../http/refusal.ts'

/** A stamp whose signature is right. Whose key it is nobody has asked yet. */
export type Stamp = Extract<StampVerdict, { kind: 'valid' }>

/**
 * Checks the stamp of a request over the bytes of its body, as they came.
 *
 * Spec: Authentication › Public activity API (B): exactly one stamp header.
 * Ours: only `X-Stamp` is taken here.
 *
 * @throws Refusal `SIGNATURE_MISSING`, `STAMP_MALFORMED` or `SIGNATURE_INVALID`.
 */
export async function requireStamp(request: Request, body: Uint8Array): Promise<Stamp> {
  const stamp = request.headers.get(headers.stamp)
  const others = [headers.webauthnStamp, headers.attestedStamp].filter((name) =>
    request.headers.has(name),
  )
  if (stamp === null && others.length === 0) throw new Refusal('SIGNATURE_MISSING')
  if (others.length + (stamp === null ? 0 : 1) > 1)
    throw new Refusal('STAMP_MALFORMED', { details: 'exactly one stamp header is allowed' })
  if (stamp === null)
    throw new Refusal('STAMP_MALFORMED', { details: `this service reads ${headers.stamp} only` })
  // A header that came twice reads as one text with a comma, which is no base64url.
  const verdict = await verifyStamp(stamp, body)
  if (verdict.kind === 'malformed') throw new Refusal('STAMP_MALFORMED')
  if (verdict.kind === 'invalid') throw new Refusal('SIGNATURE_INVALID')
  return verdict
}
