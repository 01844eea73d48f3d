import type { ServiceParts } from '../../parts.ts'
import type { CredentialRow } from '../../store/rows.ts'

/** How long after one recorded use of a key the next is recorded, in milliseconds. */
const INTERVAL_MS = 60_000

/**
 * Records when a key last stamped, at most once a minute for each key, whatever it stamps.
 *
 * Ours: a use that cannot be recorded refuses nothing. It is reported, and the next one is tried again.
 */
export async function recordKeyUse(
  { store, onError }: Pick<ServiceParts, 'store' | 'onError'>,
  { id, organizationId, lastUsedAtMs }: CredentialRow,
  nowMs: number,
): Promise<void> {
  if (lastUsedAtMs !== null && nowMs - lastUsedAtMs < INTERVAL_MS) return
  try {
    // of several at the same time one writes
    await store.transaction(
      (tx) => tx.update('credentials', { id, lastUsedAtMs }, { lastUsedAtMs: nowMs }),
      { organizationId },
    )
  } catch (error) {
    onError(error)
  }
}
