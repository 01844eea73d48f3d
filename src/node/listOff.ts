import type { Environment } from './environment.ts'

/** A feature that is off, and the environment variable that turns it on. */
export type OffFeature = { readonly feature: string; readonly variable: string }

/**
 * Lists the features of a service that are off because their environment variables are not set. Without this list, operators
 * see `METHOD_DISABLED` and look for the cause in the app.
 */
export function listOff({
  development,
  wallets,
  rpId,
  sms,
  smsCountries,
  publicUrl,
  rpcUrls,
}: Environment): readonly OffFeature[] {
  const rows: readonly (readonly [isOff: boolean, feature: string, variable: string])[] = [
    [!development && rpId === undefined, 'passkeys', 'LATCHKIT_RP_ID=example.com'],
    [!wallets, 'external wallets', 'LATCHKIT_WALLETS=on'],
    [!development && sms === undefined, 'text messages', 'LATCHKIT_SMS_URL'],
    [
      sms !== undefined && !development && smsCountries === undefined,
      'text messages to countries beyond a short list',
      'LATCHKIT_SMS_COUNTRIES',
    ],
    [
      !development && publicUrl === undefined,
      'the dashboard from elsewhere',
      'LATCHKIT_PUBLIC_URL',
    ],
    [
      !development && Object.keys(rpcUrls).length === 0,
      'sending transactions',
      'LATCHKIT_RPC_URLS',
    ],
  ]
  return rows.filter(([isOff]) => isOff).map(([, feature, variable]) => ({ feature, variable }))
}
