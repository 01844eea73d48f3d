import type { ProxyConfigRow } from '../store/rows.ts'

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

/** What a proxy is like that was told nothing. */
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

/** The other columns of a new one. Ours: six digits that live five minutes. */
export const newColumns = {
  otpLength: 6,
  otpAlphanumeric: false,
  otpExpirationSeconds: 300,
  isEnabled: true,
  changes: {},
} as const
