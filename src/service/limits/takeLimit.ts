import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { idsBefore } from '../idsBefore.ts'
import type { ServiceParts } from '../parts.ts'
import type { Reads, Transaction } from '../store/store.ts'
import type { LimitName, Limits } from './limits.ts'

export type LimitVerdict =
  /** Counted; `hitId` takes it back when the event did not happen after all. */
  | { readonly kind: 'allowed'; readonly hitId: string }
  | { readonly kind: 'exceeded'; readonly retryAfterSeconds: number }

type LimitParts = Pick<ServiceParts, 'clock' | 'newId' | 'limits'>

/** The name under which a limit counts: says nothing about the subject to who reads the store. */
export async function limitKey(
  parts: Pick<ServiceParts, 'keys'>,
  name: LimitName,
  subject: string,
): Promise<string> {
  const bytes = bytesFromUtf8(`${name}\n${subject}`)
  const mac = await crypto.subtle.sign('HMAC', parts.keys.limitHash, bytes)
  return hexFromBytes(new Uint8Array(mac))
}

/** Seconds until the limit lets another event pass; 0 when it does now. Counts nothing. */
export async function secondsUntilAllowed(
  reads: Reads,
  parts: Pick<LimitParts, 'clock' | 'limits'>,
  name: LimitName,
  key: string,
): Promise<number> {
  const nowMs = parts.clock.nowMs()
  let freeAtMs = nowMs
  for (const { max, windowMs } of parts.limits[name]) {
    const where = { key, createdAtMs: { gt: nowMs - windowMs } }
    if ((await reads.count('limitHits', where)) < max) continue
    const oldest = await reads.first('limitHits', where)
    freeAtMs = Math.max(freeAtMs, (oldest?.createdAtMs ?? nowMs) + windowMs)
  }
  return Math.ceil((freeAtMs - nowMs) / 1000)
}

/**
 * Counts one event unless a window of its limit is full; then nothing is counted.
 *
 * Run it in its own transaction, in turn by `key`, before the event. An event that fails for a reason of ours is taken back with
 * `releaseLimit`.
 *
 * @param key - from `limitKey`, made outside the transaction.
 */
export async function takeLimit(
  tx: Transaction,
  parts: LimitParts,
  name: LimitName,
  key: string,
): Promise<LimitVerdict> {
  const retryAfterSeconds = await secondsUntilAllowed(tx, parts, name, key)
  if (retryAfterSeconds > 0) return { kind: 'exceeded', retryAfterSeconds }
  const nowMs = parts.clock.nowMs()
  await tx.remove('limitHits', endedHits(parts.limits, nowMs))
  const hitId = parts.newId()
  await tx.insert('limitHits', { id: hitId, key, createdAtMs: nowMs })
  return { kind: 'allowed', hitId }
}

/** Takes a counted event back. */
export async function releaseLimit(tx: Transaction, hitId: string): Promise<void> {
  await tx.remove('limitHits', { id: hitId })
}

/** The events, of any key, that no window reaches back to. */
export function endedHits(limits: Limits, nowMs: number) {
  const windows = Object.values(limits).flat()
  const oldestMs = nowMs - Math.max(...windows.map(({ windowMs }) => windowMs))
  return { id: { lt: idsBefore(oldestMs) }, createdAtMs: { lt: oldestMs } }
}
