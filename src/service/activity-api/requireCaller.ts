import { assertNever } from '../../lib/assertNever.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import type { UserRow } from '../store/rows.ts'
import { requireAttested } from './attestation/requireAttested.ts'
import { requirePasskey } from './authenticators/requirePasskey.ts'
import { requireKey } from './credentials/requireKey.ts'
import type { Stamp } from './requireStamp.ts'
import type { Call, Signer, StampHolder } from './stampHolder.ts'

/** Who made a request. */
export type Caller = {
  readonly user: UserRow
  readonly signer: Signer
  /** The profile of the session whose key stamped; null for every other stamp. */
  readonly sessionProfileId: string | null
  /** Whether the stamp is of a session, or of a key that a session registered. */
  readonly isOfSession?: boolean | undefined
  /** By what the person logged in, or does now; nothing where nobody knows. */
  readonly method?: string | undefined
  /** The mark of the key that stamped, if it is that of a session. */
  readonly sessionMark?: string | undefined
  /** True when the request names a sub-organization of the caller's own organization. */
  readonly isParent: boolean
  /** The organization in which the request acts: the one that it names, or the account that a log-in found. */
  readonly organizationId: string
  /** The key that stamped, if this is the first proof in its organization that somebody holds it. */
  readonly provenKeyId: string | null
  /** Records that the stamp of this request was used. */
  readonly use: StampHolder['use']
  /** What a log-in by the stamp of this request has to write. */
  readonly enter: StampHolder['enter']
}

/** What every handler of the activity API is given. */
export type CallContext = {
  readonly parts: ServiceParts
  readonly caller: Caller
  /** The organization in which the request acts. */
  readonly organizationId: string
  /** The activity that is carried out, by the id that its record will have; null for anything else. */
  readonly activityId: string | null
  /** Browser and system of the request, in words; nothing where it did not say. */
  readonly requestedFrom?: string | undefined
  /** The header `X-Client-Version` of a query; nothing where the client sent none. */
  readonly clientVersion?: string | undefined
  readonly nowMs: number
}

/**
 * Finds the user whose key or passkey made a stamp: in the organization that the request names, else in its parent,
 * else, for a log-in, in one of its sub-organizations. An attested stamp is that of the user for whom its token speaks.
 *
 * Spec: Authentication › Public activity API (B).
 * Ours: an organization that does not exist and one that is somebody else's give the same answer, so that ids tell
 * nothing; what the answer says depends on the key alone.
 *
 * @throws Refusal `ORGANIZATION_NOT_FOUND` for a key that is at home elsewhere, `PUBLIC_KEY_NOT_FOUND` or `CREDENTIAL_NOT_FOUND` for one that is not, `CREDENTIAL_CONFLICT`, `API_KEY_EXPIRED`, `METHOD_DISABLED` or `SIGNATURE_INVALID`; for an attested stamp those of `requireAttested`.
 */
export async function requireCaller(
  parts: ServiceParts,
  call: Call,
  stamp: Stamp,
): Promise<Caller> {
  const holder = await holderOf(parts, call, stamp)
  const { signer, place, organizationId, use, enter } = holder
  const user = await parts.store.first('users', { id: holder.userId, organizationId })
  if (!user) throw new Refusal('PUBLIC_KEY_NOT_FOUND')
  return {
    user,
    signer,
    sessionProfileId: holder.sessionProfileId ?? null,
    isOfSession: holder.isOfSession,
    method: holder.method,
    sessionMark: holder.sessionMark,
    provenKeyId: holder.provenKeyId ?? null,
    isParent: place === 'parent',
    organizationId: place === 'account' ? organizationId : call.organizationId,
    use,
    enter,
  }
}

function holderOf(parts: ServiceParts, call: Call, stamp: Stamp): Promise<StampHolder> {
  switch (stamp.kind) {
    case 'valid':
      return requireKey(parts, call, stamp)
    case 'passkey':
      return requirePasskey(parts.store, call, stamp)
    case 'attested':
      return requireAttested(parts, call, stamp)
    default:
      return assertNever(stamp)
  }
}
