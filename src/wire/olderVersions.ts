import { isRecord } from '../lib/isRecord.ts'
import type { SubmitEndpoints } from './submitEndpoints.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * An activity as clients of an earlier version of the public wire name it: the same path, another type, other keys in
 * the record. It does what the present version does.
 */
export type OlderVersion = {
  readonly type: `ACTIVITY_TYPE_${string}`
  readonly name: keyof SubmitEndpoints
  readonly intentKey: string
  readonly resultKey: string
  /** Makes the parameters those of the present version, where that takes more than to check them. */
  readonly renew?: (parameters: Members) => Members
}

/** The versions that published clients still send (from the public wire). Spec: Versioning. */
export const olderVersions: readonly OlderVersion[] = [
  {
    type: 'ACTIVITY_TYPE_INIT_OTP',
    name: 'initOtp',
    intentKey: 'initOtpIntent',
    resultKey: 'initOtpResult',
    renew: withAppName,
  },
  {
    type: 'ACTIVITY_TYPE_INIT_OTP_V2',
    name: 'initOtp',
    intentKey: 'initOtpIntentV2',
    resultKey: 'initOtpResult',
  },
  {
    type: 'ACTIVITY_TYPE_OTP_LOGIN',
    name: 'otpLogin',
    intentKey: 'otpLoginIntent',
    resultKey: 'otpLoginResult',
  },
  {
    type: 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS',
    name: 'createOauthProviders',
    intentKey: 'createOauthProvidersIntent',
    resultKey: 'createOauthProvidersResult',
  },
  {
    type: 'ACTIVITY_TYPE_CREATE_USERS_V2',
    name: 'createUsers',
    intentKey: 'createUsersIntentV2',
    resultKey: 'createUsersResult',
    renew: withWhole('users'),
  },
  {
    type: 'ACTIVITY_TYPE_CREATE_USERS_V3',
    name: 'createUsers',
    intentKey: 'createUsersIntentV3',
    resultKey: 'createUsersResult',
  },
  ...['V4', 'V5', 'V6', 'V7'].map(
    (version): OlderVersion => ({
      type: `ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_${version}`,
      name: 'createSubOrganization',
      intentKey: `createSubOrganizationIntent${version}`,
      resultKey: `createSubOrganizationResult${version}`,
      renew: withWhole('rootUsers'),
    }),
  ),
]

/** What a message calls an app that has not said its name. */
const NAMELESS = 'this app'

/** The name of the app once stood with the rest of what customizes the message. */
function withAppName(parameters: Members): Members {
  const { emailCustomization } = parameters
  const appName = isRecord(emailCustomization) ? emailCustomization.appName : undefined
  return { appName: appName ?? NAMELESS, ...parameters }
}

/** Users of a member, each with what was not yet said then: social logins there were none, keys were on one curve. */
function withWhole(member: string): (parameters: Members) => Members {
  return (parameters) => ({
    ...parameters,
    [member]: eachRecord(parameters[member], (user) => ({
      oauthProviders: [],
      ...user,
      apiKeys: eachRecord(user.apiKeys, (key) => ({ curveType: 'API_KEY_CURVE_P256', ...key })),
    })),
  })
}

/** What is no list of records stays as it is: the schema will say so. */
function eachRecord(value: unknown, change: (one: Members) => Members): unknown {
  if (!Array.isArray(value)) return value
  return value.map((one: unknown) => (isRecord(one) ? change(one) : one))
}
