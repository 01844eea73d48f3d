import { checkAllowedOrigins, type OriginRefusal } from '../auth-proxy/allowedOrigins.ts'
import { plainLine } from '../delivery/plainLine.ts'
import type { ProxySettings } from '../options.ts'
import { StartRefused } from '../startRefused.ts'
import type { ProxyConfigRow } from '../store/rows.ts'
import { checkIdentityProviders } from './checkIdentityProviders.ts'
import { checkOauth2Providers, checkRedirectUrls } from './checkOauth2Providers.ts'

/** As much of a name as a message shows. */
const MAX_NAME_LENGTH = 64

const reasons: Readonly<Record<OriginRefusal, string>> = {
  notAnAddress: 'it is not an address',
  scheme: 'it must begin with https:// or http://',
  wildcard: 'patterns are not supported; name each origin, or * alone for all',
  userinfo: 'it must not contain a user name',
  path: 'it must not contain a path, query or fragment',
  trailingDot: 'it must not end in a dot',
  notCanonical: 'browsers spell it differently',
  mixedWithAll: '* must stand alone',
}

/** The columns of a proxy configuration that options set. */
export type SettingColumns = Pick<
  ProxyConfigRow,
  | 'appName'
  | 'allowedOrigins'
  | 'sessionExpirationSeconds'
  | 'enabledProviders'
  | 'rpId'
  | 'identityProviders'
  | 'oauth2Providers'
  | 'oauthRedirectUrls'
>

export function defaultSettings(development: boolean): SettingColumns {
  return {
    appName: 'Latchkit',
    allowedOrigins: ['*'],
    sessionExpirationSeconds: 900,
    // only what works: in development the inbox takes text messages too
    enabledProviders: development ? ['email', 'sms', 'wallet'] : ['email'],
    rpId: development ? 'localhost' : null,
    identityProviders: [],
    oauth2Providers: [],
    oauthRedirectUrls: [],
  }
}

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

/** Browsers take only a domain in small letters; which of those are too wide (`com`) they know best. */
function checkedRpId(rpId: string): string {
  const isDomain = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(rpId)
  const isAddress = /^[0-9.]+$/.test(rpId)
  if (isDomain && !isAddress) return rpId
  throw new StartRefused(
    `The passkey domain "${rpId}" cannot be used: it must be a domain alone, like example.com.`,
  )
}

function checkedOrigins(entries: readonly string[]): readonly string[] {
  const verdict = checkAllowedOrigins(entries)
  if (verdict.ok) return verdict.stored
  const hint = verdict.canonical ? ` Write it as ${verdict.canonical}` : ''
  throw new StartRefused(
    `The allowed origin "${verdict.entry}" cannot be used: ${reasons[verdict.reason]}.${hint}`,
  )
}
