import type { ServiceParts } from '../parts.ts'
import type { ExpireCodes } from './createInbox.ts'

/** Lets somebody see at once what a code says that came too late. */
export function createExpireCodes({
  store,
  clock,
}: Pick<ServiceParts, 'store' | 'clock'>): ExpireCodes {
  return (contact) =>
    store.transaction(async (tx) => {
      const expiresAtMs = clock.nowMs()
      const live = { contact, consumedAtMs: null, expiresAtMs: { gt: expiresAtMs } }
      await tx.update('otps', live, { expiresAtMs })
    })
}
