import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import type { CredentialRow, UserRow } from '../store/rows.ts'
import type { Reads } from '../store/store.ts'
import { credentialTypesOfScheme } from './credentials/credentialTypes.ts'
import type { Stamp } from './requireStamp.ts'

/** Who made a request. */
export type Caller = {
  readonly user: UserRow
  readonly stamp: Stamp
  /** True when the request names a sub-organization of the caller's own organization. */
  readonly isParent: boolean
}

/** What every handler of the activity API is given. */
export type CallContext = {
  readonly parts: ServiceParts
  readonly caller: Caller
  /** The organization that the request names. */
  readonly organizationId: string
  readonly nowMs: number
}

/**
 * Finds the user whose key made a stamp: in the organization that the request names, else in its parent.
 *
 * Ours: an organization that does not exist and one that is somebody else's give the same answer, so that ids tell
 * nothing; what the answer says depends on the key alone.
 *
 * @throws Refusal `ORGANIZATION_NOT_FOUND` for a key that is at home elsewhere, `PUBLIC_KEY_NOT_FOUND` for one that is not, `API_KEY_EXPIRED` or `SIGNATURE_INVALID` (the scheme is not that of the key).
 */
export async function requireCaller(
  parts: Pick<ServiceParts, 'store'>,
  organizationId: string,
  stamp: Stamp,
  nowMs: number,
): Promise<Caller> {
  const credential = await findCredential(parts.store, organizationId, stamp.publicKey)
  if (!credential) throw await unknownCaller(parts.store, stamp.publicKey)
  if (!credentialTypesOfScheme(stamp.scheme).includes(credential.type))
    throw new Refusal('SIGNATURE_INVALID')
  if (credential.expiresAtMs !== null && credential.expiresAtMs <= nowMs)
    throw new Refusal('API_KEY_EXPIRED')
  const user = await parts.store.first('users', {
    id: credential.userId,
    organizationId: credential.organizationId,
  })
  if (!user) throw new Refusal('PUBLIC_KEY_NOT_FOUND')
  return { user, stamp, isParent: credential.organizationId !== organizationId }
}

async function findCredential(
  store: Reads,
  organizationId: string,
  publicKey: string,
): Promise<CredentialRow | undefined> {
  const own = await store.first('credentials', { organizationId, publicKey })
  if (own) return own
  const organization = await store.first('organizations', { id: organizationId })
  if (!organization?.parentId) return undefined
  return store.first('credentials', { organizationId: organization.parentId, publicKey })
}

async function unknownCaller(store: Reads, publicKey: string): Promise<Refusal> {
  const elsewhere = await store.first('credentials', { publicKey })
  return new Refusal(elsewhere ? 'ORGANIZATION_NOT_FOUND' : 'PUBLIC_KEY_NOT_FOUND')
}
