import { isLatchkitError } from '../../errors/anyError.ts'
import type { submitAnswers } from '../../wire/submitAnswers.ts'
import { msFromTime } from '../http/msFromTime.ts'
import type { LoggedInAccount } from './addPasskey.ts'

/** As many as the service lists at once. */
const PAGE_SIZE = 100

type ActivityType = (typeof submitAnswers)[keyof typeof submitAnswers]['type']

/** What a passkey stamps itself: a login, and what takes a fresh check. Texts: the tables belong to the login. */
const STAMPED = [
  'ACTIVITY_TYPE_STAMP_LOGIN',
  'ACTIVITY_TYPE_EXPORT_WALLET',
  'ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT',
  'ACTIVITY_TYPE_EXPORT_PRIVATE_KEY',
] satisfies readonly ActivityType[]

/** When each public key last stamped, milliseconds since 1970. */
export type PasskeyUses = {
  readonly lastUseMs: ReadonlyMap<string, number>
  /** Whether there were others, too old to be listed. */
  readonly isCut: boolean
}

/**
 * When passkeys were last used, by the votes on what they stamped: a passkey itself has no such field. One request.
 *
 * Spec: Query endpoints › list_activities (from the public wire); Resources and their fields › Activity, `votes`.
 *
 * @returns null where the session may not ask.
 */
export async function passkeyUses(
  account: Pick<LoggedInAccount, 'query'>,
  signal?: AbortSignal,
): Promise<PasskeyUses | null> {
  try {
    const { activities } = await account.query(
      'listActivities',
      { filterByType: [...STAMPED], paginationOptions: { limit: String(PAGE_SIZE) } },
      { signal },
    )
    const lastUseMs = new Map<string, number>()
    // the newest comes first
    for (const { votes, createdAt } of activities)
      for (const { publicKey } of votes)
        if (typeof publicKey === 'string' && !lastUseMs.has(publicKey))
          lastUseMs.set(publicKey, msFromTime(createdAt))
    return { lastUseMs, isCut: activities.length >= PAGE_SIZE }
  } catch (error) {
    if (isLatchkitError(error, 'REQUEST_FORBIDDEN')) return null
    throw error
  }
}
