import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { ServiceParts } from '../parts.ts'
import type { Transaction } from '../store/store.ts'
import type { LimitName } from './limits.ts'

export type LimitVerdict =
  /** Counted; `hitId` takes it back when the event did not happen after all. */
  | { readonly kind: 'allowed'; readonly hitId: string }
  | { readonly kind: 'exceeded'; readonly retryAfterSeconds: number }

type LimitParts = Pick<ServiceParts, 'keys' | 'clock' | 'newId' | 'limits'>

/** The name under which a limit counts: says nothing about the subject to who reads the store. */
export async function limitKey(
  parts: Pick<ServiceParts, 'keys'>,
  name: LimitName,
  subject: string,
): Promise<string> {
  const bytes = bytesFromUtf8(`${name}\n${subject}`)
  return hexFromBytes(new Uint8Array(await crypto.subtle.sign('HMAC', parts.keys.limitHash, bytes)))
}

/**
 * Counts one event unless a window of its limit is full; then nothing is counted.
 *
 * Run it in its own transaction, before the event. An event that fails for a reason of ours is taken back with
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
  const nowMs = parts.clock.nowMs()
  const windows = parts.limits[name]
  let freeAtMs = 0
  for (const { max, windowMs } of windows) {
    const where = { key, createdAtMs: { gt: nowMs - windowMs } }
    const taken = await tx.count('limitHits', where)
    if (taken < max) continue
    const oldest = await tx.first('limitHits', where)
    freeAtMs = Math.max(freeAtMs, (oldest?.createdAtMs ?? nowMs) + windowMs)
  }
  if (freeAtMs > 0)
    return {
      kind: 'exceeded',
      retryAfterSeconds: Math.max(1, Math.ceil((freeAtMs - nowMs) / 1000)),
    }
  const longestMs = Math.max(...windows.map(({ windowMs }) => windowMs))
  await tx.remove('limitHits', { key, createdAtMs: { lt: nowMs - longestMs } })
  const hitId = parts.newId()
  await tx.insert('limitHits', { id: hitId, key, createdAtMs: nowMs })
  return { kind: 'allowed', hitId }
}

/** Takes a counted event back. */
export async function releaseLimit(tx: Transaction, hitId: string): Promise<void> {
  await tx.remove('limitHits', { id: hitId })
}
