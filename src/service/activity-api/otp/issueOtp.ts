import { createTargetKey } from '../../../crypto/hpke/sealedBundle.ts'
import { createTargetBundle } from '../../../crypto/hpke/targetBundle.ts'
import type { OtpType } from '../../../wire/fields/otpType.ts'
import type { Message } from '../../delivery/delivery.ts'
import type { Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { OtpRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { sealTargetKey } from '../targetKey.ts'
import { hashCode } from './codeHash.ts'
import { KEEP_EXPIRED_MS } from './endedOtps.ts'
import { newCode } from './newCode.ts'
import { takeSendLimits } from './sendLimits.ts'

/** How many codes of one contact can be right at the same time. */
const MAX_LIVE_CODES = 3

export type OtpOrder = {
  readonly organizationId: string
  readonly otpType: OtpType
  /** Normalized. */
  readonly contact: string
  /** Stands for the network address that asks. */
  readonly userIdentifier?: string | undefined
  /** What the browser was given that asks, when a code for the contact was right in it. */
  readonly browserToken?: string | undefined
  readonly codeLength: number
  readonly isAlphanumeric: boolean
  readonly lifetimeMs: number
  readonly nowMs: number
  /** Where it was asked for. */
  readonly door: string | undefined
  /** Writes the message around the code. */
  readonly compose: (otp: { readonly otpId: string; readonly code: string }) => Message
}

/**
 * Makes a one-time code and sends it.
 *
 * Ours: the message leaves before anything is recorded, so an answer never promises a code that was not sent; what
 * the limits counted is taken back when it did not leave.
 *
 * @returns the writes that make the code good.
 * @throws Refusal `OTP_SENDS_EXCEEDED` or `DELIVERY_FAILED`.
 */
export async function issueOtp(
  parts: ServiceParts,
  order: OtpOrder,
): Promise<Commit<{ otpId: string; otpEncryptionTargetBundle: string }>> {
  const { organizationId, otpType, contact, nowMs } = order
  const release = await takeSendLimits(parts, order)
  const otpId = parts.newId()
  const code = newCode(order.codeLength, order.isAlphanumeric)
  const targetKey = await createTargetKey()
  const row: OtpRow = {
    id: otpId,
    organizationId,
    otpType,
    contact,
    codeHash: await hashCode(parts.keys.otpHash, { otpId, door: order.door }, code),
    attempts: 0,
    expiresAtMs: nowMs + order.lifetimeMs,
    consumedAtMs: null,
    sealedTargetKey: await sealTargetKey(parts, { of: 'otp', id: otpId }, targetKey),
    createdAtMs: nowMs,
  }
  const otpEncryptionTargetBundle = await createTargetBundle(
    targetKey.publicKeyUncompressedHex,
    parts.keys.verification,
  )
  try {
    await parts.delivery.send(order.compose({ otpId, code }))
  } catch (error) {
    parts.onError(error)
    await release()
    throw new Refusal('DELIVERY_FAILED')
  }
  return async (tx) => {
    await tx.insert('otps', row)
    await endOldCodes(tx, row)
    return { otpId, otpEncryptionTargetBundle }
  }
}

async function endOldCodes(tx: Transaction, newest: OtpRow): Promise<void> {
  const { organizationId, otpType, contact, createdAtMs: nowMs } = newest
  const ofContact = { organizationId, otpType, contact }
  await tx.remove('otps', { ...ofContact, expiresAtMs: { lt: nowMs - KEEP_EXPIRED_MS } })
  const live = await tx.find(
    'otps',
    { ...ofContact, consumedAtMs: null, expiresAtMs: { gt: nowMs } },
    { order: 'desc' },
  )
  for (const { id } of live.slice(MAX_LIVE_CODES))
    await tx.update('otps', { id }, { consumedAtMs: nowMs, sealedTargetKey: '' })
}
