import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { plainLine } from '../../delivery/plainLine.ts'
import { isSafeUrl } from '../../http/isSafeUrl.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { checkAllowedOrigins, originRules } from '../../proxy-settings/allowedOrigins.ts'
import { isPasskeyDomain } from '../../proxy-settings/isPasskeyDomain.ts'
import type { ProxyChanges } from '../../store/settingRows.ts'
import { requireName } from '../organizations/requireName.ts'
import { OTP_LIFETIME } from '../otp/endedOtps.ts'
import { SESSION_LIFETIME } from '../sessions/issueSession.ts'
import { VERIFICATION_LIFETIME } from '../sessions/verificationToken.ts'
import { messageChanges } from './messageChanges.ts'

type Params = ParametersOf<SubmitEndpoints['updateAuthProxyConfig']>

/** Shorter than this, a slow network could not use it in time. */
const SHORTEST_SECONDS = 30

/** As much of a name as a message shows. */
const MAX_NAME_LENGTH = 64

/**
 * What a request sets, each member checked by itself.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export function changesFromParams(
  parts: Pick<ServiceParts, 'senderDomains'>,
  params: Params,
): ProxyChanges {
  const { enabledSocialProviders, oauthClientIds, oauthRedirectUrl } =
    params.walletKitSettings ?? {}
  return given({
    allowedOrigins: params.allowedOrigins && originsOf(params.allowedOrigins),
    authMethods: params.allowedAuthMethods && [...new Set(params.allowedAuthMethods)],
    socialProviders: enabledSocialProviders && [...new Set(enabledSocialProviders)],
    oauthClientIds: oauthClientIds && clientIdsOf(oauthClientIds),
    oauthRedirectUrl: redirectUrlOf(oauthRedirectUrl),
    rpId: rpIdOf(params.rpId),
    appName: appNameOf(params.emailCustomizationParams?.appName),
    ...messageChanges(parts, params),
    otpLength: params.otpLength,
    otpAlphanumeric: params.otpAlphanumeric,
    otpExpirationSeconds: secondsOf(params, 'otpExpirationSeconds', OTP_LIFETIME),
    verificationExpirationSeconds: secondsOf(
      params,
      'verificationTokenExpirationSeconds',
      VERIFICATION_LIFETIME,
    ),
    sessionExpirationSeconds: secondsOf(params, 'sessionExpirationSeconds', SESSION_LIFETIME),
    requiresVerificationToken: params.verificationTokenRequiredForGetAccountPii,
    requiresFreshQueries: params.requireFreshQueries,
    userVerification: params.userVerification,
  })
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** The members that are there. */
function given(values: Optional<ProxyChanges>): ProxyChanges {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Spec: Allowed origins rules. */
function originsOf(entries: readonly string[]): readonly string[] {
  const verdict = checkAllowedOrigins(entries)
  if (verdict.ok) return verdict.stored
  const hint = verdict.canonical ? `: write it as ${verdict.canonical}` : ''
  const at = `parameters.allowedOrigins.${entries.indexOf(verdict.entry)}`
  throw invalid(`${at} cannot be used, ${originRules[verdict.reason]}${hint}`)
}

function clientIdsOf(ids: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const id of Object.values(ids))
    if (id !== '') requireName(id, 'parameters.walletKitSettings.oauthClientIds')
  return { ...ids }
}

function redirectUrlOf(url: string | undefined): string | undefined {
  if (!url || (isSafeUrl(url, url) && new URL(url).hash === '')) return url
  throw invalid(
    'parameters.walletKitSettings.oauthRedirectUrl must be an https address without a fragment',
  )
}

function rpIdOf(rpId: string | undefined): string | undefined {
  if (!rpId || isPasskeyDomain(rpId)) return rpId
  throw invalid('parameters.rpId must be a domain alone, like example.com')
}

function appNameOf(name: string | undefined): string | undefined {
  if (!name || plainLine(name, MAX_NAME_LENGTH) === name) return name
  throw invalid(
    `parameters.emailCustomizationParams.appName must be one line of at most ${MAX_NAME_LENGTH} characters`,
  )
}

type Lives =
  | 'otpExpirationSeconds'
  | 'verificationTokenExpirationSeconds'
  | 'sessionExpirationSeconds'

function secondsOf(
  params: Params,
  name: Lives,
  { maxSeconds }: { readonly maxSeconds: number },
): number | undefined {
  const seconds = params[name]
  if (seconds === undefined || (seconds >= SHORTEST_SECONDS && seconds <= maxSeconds))
    return seconds
  throw invalid(`parameters.${name} must be from ${SHORTEST_SECONDS} to ${maxSeconds}`)
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
