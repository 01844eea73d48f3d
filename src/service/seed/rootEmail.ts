import { emailOf } from '../activity-api/otp/normalizeContact.ts'
import { StartRefused } from '../startRefused.ts'
import type { Store } from '../store/store.ts'

/** Nobody receives mail there, and a development service sends none. */
const DEVELOPMENT_EMAIL = 'root@latchkit.localhost'

type Parts = {
  readonly store: Store
  readonly clock: { nowMs(): number }
  readonly development: boolean
  readonly rootEmail: string | undefined
}

/**
 * Gives the root user its address, which counts as proven: the operator says so. One that has an address keeps it.
 *
 * @returns the address that lets the root user in; null when it has none, or has not proven it.
 * @throws StartRefused when the given text is no address.
 */
export async function giveRootEmail(
  { store, clock, development, rootEmail }: Parts,
  { organizationId, rootUserId }: { readonly organizationId: string; readonly rootUserId: string },
): Promise<string | null> {
  const given = rootEmail ?? (development ? DEVELOPMENT_EMAIL : undefined)
  const email = given === undefined ? null : emailOf(given)
  if (given !== undefined && email === null)
    throw new StartRefused('The address of the root user must look like root@example.com.')
  const where = { id: rootUserId, organizationId }
  await store.transaction(async (tx) => {
    const columns = { email, emailVerified: true, updatedAtMs: clock.nowMs() }
    if (email !== null) await tx.update('users', { ...where, email: null }, columns)
  })
  const root = await store.first('users', where)
  return root?.emailVerified ? root.email : null
}
