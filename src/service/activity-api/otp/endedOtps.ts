import { idsBefore } from '../../idsBefore.ts'

/** How long a code lives, in seconds. Ours: five minutes unless asked otherwise, ten at most. */
export const OTP_LIFETIME = { defaultSeconds: 300, maxSeconds: 600 } as const

/** Codes that are over are kept this long: what a person who comes late is told does not depend on it. */
export const KEEP_EXPIRED_MS = 60 * 60_000

/** The codes, of any contact, that are over and kept no longer. */
export function endedOtps(nowMs: number) {
  const endMs = nowMs - KEEP_EXPIRED_MS
  const id = { lt: idsBefore(endMs - OTP_LIFETIME.maxSeconds * 1000) }
  return { id, expiresAtMs: { lt: endMs } }
}
