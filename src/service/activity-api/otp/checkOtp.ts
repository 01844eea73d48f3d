import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { OtpRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { isCodeOf } from './codeHash.ts'
import { normalizeCode } from './newCode.ts'
import { secondsUntilNextSend } from './sendLimits.ts'

const MAX_ATTEMPTS = 3

/** Shortest wait that a locked code asks for. */
const MIN_WAIT_SECONDS = 30

export type OtpClaim = {
  readonly organizationId: string
  readonly otpId: string
  readonly nowMs: number
  /** Where the code is handed in. */
  readonly door: string | undefined
}

/** What was handed in for a code: the code as typed, and the key that the verification token shall name. */
export type OtpProof = { readonly otpCode: string; readonly publicKeyHex: string }

export type CheckedOtp = {
  readonly otp: OtpRow
  readonly publicKeyHex: string
  /** Uses the code up. @throws Refusal `OTP_EXPIRED` when somebody else did. */
  readonly consume: (tx: Transaction) => Promise<void>
}

/**
 * Checks a one-time code. Every try is counted, and the count kept, before the code is looked at; three tries in all.
 *
 * Ours: a code that was never made, is over, or was used is `OTP_EXPIRED`, one answer for all three.
 *
 * @param readProof - finds code and key; null counts as a wrong code.
 * @throws Refusal `OTP_CODE_INVALID` with the tries left, `OTP_ATTEMPTS_EXCEEDED`, or `OTP_EXPIRED`.
 */
export async function checkOtp(
  parts: ServiceParts,
  claim: OtpClaim,
  readProof: (otp: OtpRow) => Promise<OtpProof | null>,
): Promise<CheckedOtp> {
  const { otp, isCounted } = await countAttempt(parts, claim)
  if (!isLive(otp, claim.nowMs)) throw new Refusal('OTP_EXPIRED')
  if (!isCounted) throw await lockedRefusal(parts, otp)
  const proof = await readProof(otp)
  const isRight =
    proof !== null &&
    (await isCodeOf(
      parts.keys.otpHash,
      { otpId: otp.id, door: claim.door },
      normalizeCode(proof.otpCode),
      otp.codeHash,
    ))
  if (isRight) return { otp, publicKeyHex: proof.publicKeyHex, consume: consumer(otp, claim) }
  const attemptsLeft = MAX_ATTEMPTS - otp.attempts
  if (attemptsLeft > 0) throw new Refusal('OTP_CODE_INVALID', { attemptsLeft })
  throw await lockedRefusal(parts, otp)
}

/** The row as it is after this try was counted. Its own transaction: committed whatever comes next. */
async function countAttempt(
  parts: ServiceParts,
  { organizationId, otpId, nowMs }: OtpClaim,
): Promise<{ otp: OtpRow | undefined; isCounted: boolean }> {
  return parts.store.transaction(
    async (tx) => {
      const changed = await tx.update(
        'otps',
        {
          id: otpId,
          organizationId,
          attempts: { lt: MAX_ATTEMPTS },
          consumedAtMs: null,
          expiresAtMs: { gt: nowMs },
        },
        { attempts: { add: 1 } },
      )
      return {
        otp: await tx.first('otps', { id: otpId, organizationId }),
        isCounted: changed === 1,
      }
    },
    { organizationId },
  )
}

function isLive(otp: OtpRow | undefined, nowMs: number): otp is OtpRow {
  return otp !== undefined && otp.consumedAtMs === null && otp.expiresAtMs > nowMs
}

function consumer(otp: OtpRow, { nowMs }: OtpClaim): CheckedOtp['consume'] {
  return async (tx) => {
    const changed = await tx.update(
      'otps',
      { id: otp.id, consumedAtMs: null },
      { consumedAtMs: nowMs, sealedTargetKey: '' },
    )
    if (changed !== 1) throw new Refusal('OTP_EXPIRED')
  }
}

async function lockedRefusal(parts: ServiceParts, otp: OtpRow): Promise<Refusal> {
  const seconds = await secondsUntilNextSend(parts, otp)
  return new Refusal('OTP_ATTEMPTS_EXCEEDED', {
    retryAfterSeconds: Math.max(seconds, MIN_WAIT_SECONDS),
  })
}
