import * as v from 'valibot'
import { signToken } from '../../../crypto/token/signToken.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'
import { compressedPublicKeyHex } from '../../../wire/fields/compressedPublicKeyHex.ts'
import { decimalText } from '../../../wire/fields/decimalText.ts'
import { DASHBOARD_DOOR, door } from '../../../wire/fields/door.ts'
import { otpType } from '../../../wire/fields/otpType.ts'
import { methodDisabled } from '../../http/methodDisabled.ts'
import { Refusal } from '../../http/refusal.ts'
import { idsBefore } from '../../idsBefore.ts'
import type { ServiceParts } from '../../parts.ts'
import { proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import { type Reads, type Transaction, UniqueViolation } from '../../store/store.ts'

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
  /** Where the code was asked for: a proxy configuration or the dashboard. Left out for a backend of its own. */
  door,
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
 * Reads a verification token that this service made for that organization, that is not over, and that is good here.
 *
 * Ours: a token of the dashboard is good there and nowhere else. One of a proxy is good while the proxy is on and
 * has the method on.
 *
 * @param isDashboard - whether the token is used at the door of the dashboard.
 * @throws Refusal `VERIFICATION_TOKEN_INVALID` or `METHOD_DISABLED`.
 */
export async function requireVerificationToken(
  parts: Pick<ServiceParts, 'keys' | 'store'>,
  token: string,
  organizationId: string,
  nowMs: number,
  isDashboard = false,
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
  await requireDoor(parts.store, checked.output, isDashboard)
  return checked.output
}

async function requireDoor(
  reads: Reads,
  claims: VerificationClaims,
  isDashboard: boolean,
): Promise<void> {
  const { door: from, organization_id: organizationId } = claims
  if ((from === DASHBOARD_DOOR) !== isDashboard)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'it is for another door' })
  if (isDashboard || from === undefined) return
  const row = await reads.first('proxyConfigs', { id: from, organizationId })
  if (!row?.isEnabled)
    throw new Refusal('VERIFICATION_TOKEN_INVALID', { details: 'its proxy is gone or off' })
  if (!proxyConfigFromRow(row).enabledProviders.includes(methodOfToken(claims)))
    throw methodDisabled('OTP')
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
