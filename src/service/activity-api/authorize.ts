import type { QueryEndpoints } from '../../wire/queryEndpoints.ts'
import type { SubmitEndpoints } from '../../wire/submitEndpoints.ts'
import { Refusal } from '../http/refusal.ts'
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
 * What a user who is not a root user may do, for itself only: log in and out, and change its own ways in.
 *
 * Ours: as on the public wire, where every user may change its own credentials without a policy that says so. A name and
 * tags are none: who approves may hang on them.
 */
const userActivities: Activities = new Set([
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

/** What a user who is not a root user may ask, about itself only. */
const userQueries: Queries = new Set([
  'whoami',
  'getUser',
  'getOauthProviders',
  'getAuthenticators',
  'getApiKeys',
  'getApiKey',
  'getAuthenticator',
  'getActivity',
])

/**
 * Decides whether a caller may submit an activity in the organization that it named.
 *
 * Ours: root users may do everything in their own organization, a parent's users nothing in a sub-organization. A session
 * with a profile changes nothing but by its scope.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`.
 */
export function requireSubmitRight(caller: Caller, activity: keyof SubmitEndpoints): void {
  if (caller.isParent || caller.sessionProfileId !== null)
    throw new Refusal('REQUEST_NOT_AUTHORIZED')
  if (caller.user.role === 'root') return
  const allowed = caller.user.role === 'proxy' ? proxyActivities : userActivities
  if (!allowed.has(activity)) throw new Refusal('REQUEST_NOT_AUTHORIZED')
}

/**
 * Decides whether a caller may ask a query of the organization that it named.
 *
 * Ours: a parent's root users may read its sub-organizations, its other users may not.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`.
 */
export function requireQueryRight(caller: Caller, query: keyof QueryEndpoints): void {
  if (caller.user.role === 'root') return
  const allowed = caller.user.role === 'proxy' ? proxyQueries : userQueries
  if (caller.isParent || !allowed.has(query)) throw new Refusal('REQUEST_NOT_AUTHORIZED')
}
