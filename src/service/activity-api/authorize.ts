import type { QueryEndpoints } from '../../wire/queryEndpoints.ts'
import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import { Refusal } from '../http/refusal.ts'
import type { UserRow } from '../store/rows.ts'
import type { Caller } from './requireCaller.ts'

type Activities = ReadonlySet<keyof SubmitEndpoints>
type Queries = ReadonlySet<keyof QueryEndpoints>

/** What the proxy's key may do: what logging in needs. Spec: What the service does › Limits of the proxy. */
const proxyActivities: Activities = new Set([
  'initOtp',
  'verifyOtp',
  'verifyOtpV2',
  'otpLogin',
  'oauth2Authenticate',
  'oauthLogin',
  'createSubOrganization',
])
const proxyQueries: Queries = new Set([
  'whoami',
  'listSuborgs',
  'listVerifiedSuborgs',
  'getActivity',
])

/**
 * What every user may do for itself unless a policy says otherwise: log in and out, and change its own ways in.
 *
 * Ours: a name and tags are none, and an address is one when it is proven or taken away. Who approves may hang on them.
 */
const ownActivities: Activities = new Set([
  'stampLogin',
  'createApiKeys',
  'deleteApiKeys',
  'createAuthenticators',
  'deleteAuthenticators',
  'updateAuthenticatorName',
  'createOauthProviders',
  'deleteOauthProviders',
  'updateUserEmail',
  'updateUserPhoneNumber',
])

/**
 * What no policy can allow: only the root quorum does it.
 *
 * Ours: whoever could say who the root users are would be one.
 */
const rootActivities: Activities = new Set(['updateRootQuorum'])

/** What a user may do by itself: `always` but for a policy that denies, `never` whatever policies say. */
export type OwnRight = 'always' | 'byPolicy' | 'never'

/** The right of a user to an activity, before anybody else is asked. */
export function ownRightOf(
  user: UserRow,
  activity: keyof SubmitEndpoints,
  intent: Readonly<Record<string, unknown>>,
): OwnRight {
  if (user.role === 'proxy') return proxyActivities.has(activity) ? 'always' : 'never'
  if (rootActivities.has(activity)) return 'never'
  const isAboutItself = intent.userId === undefined || intent.userId === user.id
  const isOwn = ownActivities.has(activity) && isAboutItself && !claimsEmail(activity, intent)
  return isOwn ? 'always' : 'byPolicy'
}

/** Tells whether an activity gives somebody an address that nobody has proven. Consensus knows people by it. */
function claimsEmail(
  activity: keyof SubmitEndpoints,
  { userEmail, verificationToken }: Readonly<Record<string, unknown>>,
): boolean {
  return activity === 'updateUserEmail' && userEmail !== '' && verificationToken === undefined
}

/**
 * Decides whether a caller may ask a query of the organization that it named.
 *
 * Spec: policies › exceptions: every user reads its own organization and the sub-organizations of that.
 * Ours: but for the proxy's, which reads what logging in needs.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`.
 */
export function requireQueryRight(caller: Caller, query: keyof QueryEndpoints): void {
  if (caller.user.role !== 'proxy') return
  if (caller.isParent || !proxyQueries.has(query)) throw new Refusal('REQUEST_NOT_AUTHORIZED')
}

/**
 * Lets nobody act in a sub-organization from above.
 *
 * Ours: a parent's users read there, and do nothing.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`.
 */
export function requireMember(caller: Caller): void {
  if (caller.isParent) throw new Refusal('REQUEST_NOT_AUTHORIZED')
}
