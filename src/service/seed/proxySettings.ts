import { plainLine } from '../delivery/plainLine.ts'
import type { ProxySettings } from '../options.ts'
import { checkAllowedOrigins, originRules } from '../proxy-settings/allowedOrigins.ts'
import type { SettingColumns } from '../proxy-settings/defaultSettings.ts'
import { isPasskeyDomain } from '../proxy-settings/isPasskeyDomain.ts'
import { StartRefused } from '../startRefused.ts'
import { checkIdentityProviders } from './checkIdentityProviders.ts'
import { checkOauth2Providers, checkRedirectUrls } from './checkOauth2Providers.ts'

/** As much of a name as a message shows. */
const MAX_NAME_LENGTH = 64

/**
 * The settings that were given, checked.
 *
 * @throws StartRefused for a name that a message cannot show, or an origin that cannot be stored, with the spelling that can.
 */
export function checkSettings(settings: ProxySettings): Partial<SettingColumns> {
  const { appName, allowedOrigins, enabledProviders, rpId, identityProviders } = settings
  const { oauth2Providers, oauthRedirectUrls, sessionSeconds } = settings
  return {
    ...(appName ? { appName: checkedName(appName) } : {}),
    ...(allowedOrigins ? { allowedOrigins: checkedOrigins(allowedOrigins) } : {}),
    ...(sessionSeconds === undefined
      ? {}
      : { sessionExpirationSeconds: checkedLife(sessionSeconds) }),
    ...(enabledProviders ? { enabledProviders } : {}),
    ...(rpId ? { rpId: checkedRpId(rpId) } : {}),
    ...(identityProviders ? { identityProviders: checkIdentityProviders(identityProviders) } : {}),
    ...(oauth2Providers ? { oauth2Providers: checkOauth2Providers(oauth2Providers) } : {}),
    ...(oauthRedirectUrls ? { oauthRedirectUrls: checkRedirectUrls(oauthRedirectUrls) } : {}),
  }
}

function checkedName(appName: string): string {
  if (plainLine(appName, MAX_NAME_LENGTH) === appName) return appName
  throw new StartRefused(
    `The app name must be one line of at most ${MAX_NAME_LENGTH} characters, without control characters.`,
  )
}

/** Shorter than this, a slow network could not renew it in time. */
const SHORTEST_SESSION_SECONDS = 30
const LONGEST_SESSION_SECONDS = 31_536_000

function checkedLife(seconds: number): number {
  const isWhole = Number.isInteger(seconds)
  if (isWhole && seconds >= SHORTEST_SESSION_SECONDS && seconds <= LONGEST_SESSION_SECONDS)
    return seconds
  throw new StartRefused('A session lives for 30 seconds to one year: 30 to 31536000.')
}

function checkedRpId(rpId: string): string {
  if (isPasskeyDomain(rpId)) return rpId
  throw new StartRefused(
    `The passkey domain "${rpId}" cannot be used: it must be a domain alone, like example.com.`,
  )
}

function checkedOrigins(entries: readonly string[]): readonly string[] {
  const verdict = checkAllowedOrigins(entries)
  if (verdict.ok) return verdict.stored
  const hint = verdict.canonical ? ` Write it as ${verdict.canonical}` : ''
  throw new StartRefused(
    `The allowed origin "${verdict.entry}" cannot be used: ${originRules[verdict.reason]}.${hint}`,
  )
}
