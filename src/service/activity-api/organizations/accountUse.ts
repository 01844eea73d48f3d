import { olderVersions } from '../../../wire/olderVersions.ts'
import { type SubmitEndpoints, submitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { Reads } from '../../store/store.ts'
import { SESSION_CREDENTIAL } from '../credentials/credentialTypes.ts'
import type { Contact } from './contact.ts'

/** Activities that are read to see whether an account was used. An account with more was. */
const MOST_READ = 100

/**
 * Whether nothing was done in an account but its making, and it is one person's. The recorded origin decides; what else is
 * found can only speak against it.
 */
export async function isUntouched(reads: Reads, organizationId: string): Promise<boolean> {
  const inAccount = { organizationId }
  const traces = [
    await reads.first('activities', inAccount),
    await reads.first('credentials', inAccount),
    await reads.first('authenticators', inAccount),
    await reads.first('oauthProviders', inAccount),
  ]
  if (traces.some((trace) => trace !== undefined)) return false
  return (await reads.count('users', inAccount)) === 1
}

/**
 * Whether somebody would miss an account: it has keys of wallets or of its own, or a login method beside the address, or
 * something was done in it but logging in. A wallet from the making counts, because money can have come to it since.
 */
export async function isInUse(reads: Reads, organizationId: string): Promise<boolean> {
  const inAccount = { organizationId }
  const held = [
    await reads.first('wallets', inAccount),
    await reads.first('privateKeys', inAccount),
    await reads.first('authenticators', inAccount),
    await reads.first('oauthProviders', inAccount),
  ]
  if (held.some((one) => one !== undefined)) return true
  const keys = await reads.find('credentials', inAccount)
  if (keys.some(({ type }) => type !== SESSION_CREDENTIAL)) return true
  const activities = await reads.find('activities', inAccount, { limit: MOST_READ })
  const logins = typesOf('stampLogin')
  return activities.length === MOST_READ || activities.some(({ type }) => !logins.includes(type))
}

/** Whether an activity may have given an account its address of that kind since a time, in milliseconds since 1970. */
export async function hasChangedAddress(
  reads: Reads,
  organizationId: string,
  { verification_type }: Pick<Contact, 'verification_type'>,
  sinceMs: number,
): Promise<boolean> {
  // an activity in the same millisecond may have come after: it counts
  const createdAtMs = { gt: sinceMs - 1 }
  const update =
    verification_type === 'OTP_TYPE_EMAIL' ? 'updateUserEmail' : 'updateUserPhoneNumber'
  for (const name of [update, 'updateUser', 'createUsers'] as const)
    for (const type of typesOf(name))
      if (await reads.first('activities', { organizationId, type, createdAtMs })) return true
  return false
}

/** The types of an activity, of every version. */
export function typesOf(name: keyof SubmitEndpoints): readonly string[] {
  const older = olderVersions.filter((version) => version.name === name).map(({ type }) => type)
  return [submitEndpoints[name].type, ...older]
}
