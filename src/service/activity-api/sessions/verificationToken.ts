import * as v from 'valibot'
import { signToken } from '../../../crypto/token/signToken.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'
import { compressedPublicKeyHex } from '../../../wire/fields/compressedPublicKeyHex.ts'
import { decimalText } from '../../../wire/fields/decimalText.ts'
import { otpType } from '../../../wire/fields/otpType.ts'
import { Refusal } from '../../http/refusal.ts'
import { idsBefore } from '../../idsBefore.ts'
import type { ServiceParts } from '../../parts.ts'
import { type Transaction, UniqueViolation } from '../../store/store.ts'

/** How long a verification token lives, in seconds. Ours: ten minutes unless asked otherwise, a day at most. */
export const VERIFICATION_LIFETIME = { defaultSeconds: 600, maxSeconds: 86_400 } as const

const claimsShape = v.object({
  id: v.string(),
  verification_type: otpType,
  contact: v.string(),
  organization_id: v.string(),
  public_key: compressedPublicKeyHex,
  /** Milliseconds since 1970, as text. */
  exp: decimalText,
})

/** What a verification token says: who proved which address with which key. */
export type VerificationClaims = v.InferOutput<typeof claimsShape>

/** By what the person logs in who has such a token, as `enabledProviders` names it. */
export function methodOfToken({ verification_type }: VerificationClaims): 'email' | 'sms' {
  return verification_type === 'OTP_TYPE_SMS' ? 'sms' : 'email'
}

/** What a token can pay for; once each. */
export type TokenUsage = 'LOGIN' | 'SIGNUP' | 'CONTACT'

export function signVerificationToken(
  parts: Pick<ServiceParts, 'keys'>,
  claims: VerificationClaims,
): Promise<string> {
  return signToken(claims, parts.keys.verification.privateKey, 'once')
}

/**
 * Reads a verification token that this service made for that organization and that is not over.
 *
 * @throws Refusal `VERIFICATION_TOKEN_INVALID`.
 */
export async function requireVerificationToken(
  parts: Pick<ServiceParts, 'keys'>,
  token: string,
  organizationId: string,
  nowMs: number,
): Promise<VerificationClaims> {
  const { publicKeyUncompressedHex } = parts.keys.verification
  const checked = v.safeParse(
    claimsShape,
    await verifyToken(token, publicKeyUncompressedHex, 'once'),
  )
  if (!checked.success || checked.output.organization_id !== organizationId)
    throw new Refusal('VERIFICATION_TOKEN_INVALID')
  if (Number(checked.output.exp) <= nowMs)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it has expired' })
  return checked.output
}

/**
 * Uses a token up for one purpose.
 *
 * The name under which it is remembered is its id, never its text, so another spelling is no other token.
 *
 * @throws Refusal `VERIFICATION_TOKEN_USED`.
 */
export async function consumeToken(
  tx: Transaction,
  claims: VerificationClaims,
  usage: TokenUsage,
  nowMs: number,
): Promise<void> {
  await tx.remove('usedTokens', endedTokens(nowMs))
  try {
    await tx.insert('usedTokens', {
      id: `${claims.id}/${usage}`,
      organizationId: claims.organization_id,
      expiresAtMs: Number(claims.exp),
      createdAtMs: nowMs,
    })
  } catch (error) {
    if (error instanceof UniqueViolation) throw new Refusal('VERIFICATION_TOKEN_USED')
    throw error
  }
}

/** What was remembered of tokens that have expired since, and so are refused without it. */
export function endedTokens(nowMs: number) {
  const oldestMs = nowMs - VERIFICATION_LIFETIME.maxSeconds * 1000
  return { id: { lt: idsBefore(oldestMs) }, expiresAtMs: { lt: nowMs } }
}
