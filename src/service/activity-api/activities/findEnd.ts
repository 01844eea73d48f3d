import { submitEndpoints } from '../../../wire/submitEndpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Received } from '../receiveActivity.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { findActivity } from './runActivity.ts'

/**
 * Finds the record of the end of a sub-organization for the one who ended it by this very request. Its key went with all
 * the rest, so that nobody would know it again; but when the first answer was lost, the second one must say that it is done.
 *
 * @param refusal - why nobody is known by that stamp; thrown again where this is no such request.
 */
export async function findEnd(
  parts: ServiceParts,
  { body, stamp, envelope }: Received,
  refusal: unknown,
): Promise<ActivityRow> {
  const isUnknown = refusal instanceof Refusal && refusal.code === 'PUBLIC_KEY_NOT_FOUND'
  const isEnd = envelope.type === submitEndpoints.deleteSubOrganization.type
  if (!isUnknown || !isEnd || stamp.kind !== 'valid') throw refusal
  const row = await findActivity(parts, envelope.organizationId, await fingerprintOf(body))
  const isDone = row?.status === 'ACTIVITY_STATUS_COMPLETED'
  if (!isDone || row.votes[0]?.publicKey !== stamp.publicKey) throw refusal
  return row
}
