import { checkAllowedOrigins, type OriginRefusal } from '../auth-proxy/allowedOrigins.ts'
import { plainLine } from '../delivery/plainLine.ts'
import type { ProxySettings } from '../options.ts'
import { StartRefused } from '../startRefused.ts'
import type { ProxyConfigRow } from '../store/rows.ts'

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
export type SettingColumns = Pick<ProxyConfigRow, 'appName' | 'allowedOrigins'>

export const defaultSettings: SettingColumns = { appName: 'Latchkit', allowedOrigins: ['*'] }

/**
 * The settings that were given, checked.
 *
 * @throws StartRefused for a name that a message cannot show, or an origin that cannot be stored, with the spelling that can.
 */
export function checkSettings({ appName, allowedOrigins }: ProxySettings): Partial<SettingColumns> {
  return {
    ...(appName ? { appName: checkedName(appName) } : {}),
    ...(allowedOrigins ? { allowedOrigins: checkedOrigins(allowedOrigins) } : {}),
  }
}

function checkedName(appName: string): string {
  if (plainLine(appName, MAX_NAME_LENGTH) === appName) return appName
  throw new StartRefused(
    `The app name must be one line of at most ${MAX_NAME_LENGTH} characters, without control characters.`,
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
