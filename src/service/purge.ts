import { endedImports } from './activity-api/imports/endedImports.ts'
import { endedOtps } from './activity-api/otp/endedOtps.ts'
import { endedTokens } from './activity-api/sessions/verificationToken.ts'
import { defaultLimits, type Limits } from './limits/limits.ts'
import { endedHits } from './limits/takeLimit.ts'
import type { TableName } from './store/rows.ts'
import type { Store, Where } from './store/store.ts'
import { endedDeliveries } from './webhooks/endedDeliveries.ts'

/** How many rows one transaction takes away: few enough that no request waits long for it. */
const PIECE = 500

/** How a purge is bounded. */
export type PurgeOptions = {
  /** What `createService` was given. */
  readonly limits?: Partial<Limits> | undefined
  /** Stops the work between two pieces. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Removes what nobody can use any more: one-time codes that are over, verification tokens that were used and have
 * expired, imports that were begun and not gone on with, events that no limit reaches back to, and webhooks that are
 * over. Without it they stay for ever. Run it every so often; `serve` does.
 *
 * Ours: in pieces of 500 rows, found by the time in their ids and so by the primary key. Activities are the record and
 * stay; keys of ended sessions are at most ten a user and stay as well.
 *
 * @param nowMs - milliseconds since 1970.
 * @returns how many rows went.
 * @example
 * setInterval(() => purge(store, Date.now()).catch(report), 3_600_000)
 */
export async function purge(
  store: Store,
  nowMs: number,
  { limits, signal }: PurgeOptions = {},
): Promise<number> {
  const hits = endedHits({ ...defaultLimits, ...limits }, nowMs)
  const otps = await removeAll(store, 'otps', endedOtps(nowMs), signal)
  const tokens = await removeAll(store, 'usedTokens', endedTokens(nowMs), signal)
  const imports = await removeAll(store, 'imports', endedImports(nowMs), signal)
  const counted = await removeAll(store, 'limitHits', hits, signal)
  const webhooks = endedDeliveries(nowMs)
  const delivered = await removeAll(store, 'webhookDeliveries', webhooks.delivered, signal)
  const dead = await removeAll(store, 'webhookDeliveries', webhooks.dead, signal)
  const events = await removeAll(store, 'webhookEvents', webhooks.events, signal)
  return otps + tokens + imports + counted + delivered + dead + events
}

async function removeAll<T extends TableName, W extends Where<T> & { id: { lt: string } }>(
  store: Store,
  table: T,
  ended: W,
  signal: AbortSignal | undefined,
): Promise<number> {
  let removed = 0
  while (!signal?.aborted) {
    const found = await store.find(table, ended, { limit: PIECE + 1 })
    if (found.length === 0) break
    const next = found[PIECE]
    const piece = next ? { ...ended, id: { lt: next.id } } : ended
    removed += await store.transaction((tx) => tx.remove(table, piece))
    if (!next) break
  }
  return removed
}
