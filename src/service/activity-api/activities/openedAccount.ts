import type { ActivityEnvelope } from '../../../wire/activityRecord.ts'
import type { BoundActivity } from '../bindActivity.ts'
import type { Caller } from '../requireCaller.ts'

/** The log-ins by something that the person has proven, which a backend submits for the person. */
const provenLogins: ReadonlySet<BoundActivity['name']> = new Set(['otpLogin', 'oauthLogin'])

type Named = Pick<ActivityEnvelope, 'organizationId' | 'parameters'>

/**
 * Backends submit a log-in under the account that they mean, not under their own organization. It acts in their own all
 * the same and opens that account only: what lets the person in is the person's token, not the stamp.
 */
export function actingCaller(caller: Caller, { name }: BoundActivity): Caller {
  if (!caller.isParent || !provenLogins.has(name)) return caller
  return { ...caller, isParent: false, organizationId: caller.user.organizationId }
}

/** The parameters of a body that acts in an organization; those of such a log-in say which account it means. */
export function parametersFor(
  { name }: BoundActivity,
  { organizationId: named, parameters }: Named,
  organizationId: string,
): ActivityEnvelope['parameters'] {
  const isMeant = named !== organizationId && provenLogins.has(name)
  return isMeant ? { ...parameters, subOrganizationId: named } : parameters
}
