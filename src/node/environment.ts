import { isLoopbackHost } from '../service/inbox/isLoopbackHost.ts'
import { StartRefused } from '../service/startRefused.ts'
import { type TrustedProxies, trustedProxiesFrom } from './http/clientAddress.ts'
import { listFrom } from './listFrom.ts'
import type { SmtpOptions } from './mail/smtpDelivery.ts'
import { readRpcUrls } from './readRpcUrls.ts'
import type { HttpSmsOptions } from './sms/httpSmsDelivery.ts'
import { readSmsOptions } from './sms/readSmsOptions.ts'
import { readSocialSettings, type SocialSettings } from './socialSettings.ts'

/** What the service takes from environment variables: secrets, and what belongs to a place and not to a command. */
export type Environment = {
  /** False with `NODE_ENV=production`. */
  readonly development: boolean
  /** `LATCHKIT_KEK`: the key-encryption key, hex or base64; older ones behind it, divided by commas. */
  readonly keyEncryptionKeyText: string | undefined
  /** `LATCHKIT_SMTP_URL` and `LATCHKIT_MAIL_FROM`. */
  readonly smtp: SmtpOptions | undefined
  /** `LATCHKIT_SMS_URL`, `LATCHKIT_SMS_HEADERS` and `LATCHKIT_SMS_BODY`. */
  readonly sms: HttpSmsOptions | undefined
  /** `LATCHKIT_SMS_COUNTRIES`: two letters each, divided by commas. */
  readonly smsCountries: readonly string[] | undefined
  /** `LATCHKIT_ROOT_PUBLIC_KEY` */
  readonly rootPublicKey: string | undefined
  /** `LATCHKIT_ROOT_EMAIL`: where the code goes with which the root user logs in to the dashboard. */
  readonly rootEmail: string | undefined
  /** `LATCHKIT_APP_NAME` */
  readonly appName: string | undefined
  /** `LATCHKIT_ALLOWED_ORIGINS`, divided by commas. */
  readonly allowedOrigins: readonly string[] | undefined
  /** `LATCHKIT_SESSION_SECONDS`: how long a session lives. */
  readonly sessionSeconds: number | undefined
  /** `LATCHKIT_SUBMITS_PER_SECOND`: what one organization may submit in a second. */
  readonly submitsPerSecond: number | undefined
  /** `LATCHKIT_RP_ID`: the domain of passkeys. */
  readonly rpId: string | undefined
  /** `LATCHKIT_WALLETS`: whether external wallets log in. On in development unless it says otherwise. */
  readonly wallets: boolean
  /** `LATCHKIT_PUBLIC_URL`: where everybody reaches the service. */
  readonly publicUrl: string | undefined
  /** `LATCHKIT_RPC_URLS`: where chains are asked, by CAIP-2. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Client ids and secrets of social logins. */
  readonly social: SocialSettings
  /** `LATCHKIT_MAX_REQUESTS`: how many requests each system works on at once. */
  readonly mostRequests: number
  /** `LATCHKIT_TRUSTED_PROXIES`: addresses and networks, divided by commas. */
  readonly trustedProxies: TrustedProxies
}

/** A second of work and more; with the largest bodies, 256 MiB. */
const MOST_REQUESTS = 256

type Variables = Readonly<Record<string, string | undefined>>

/** @throws StartRefused with a plain sentence for a variable that is missing or wrong. */
export function readEnvironment(variables: Variables): Environment {
  const development = variables.NODE_ENV !== 'production'
  const environment: Environment = {
    development,
    keyEncryptionKeyText: variables.LATCHKIT_KEK || undefined,
    smtp: readSmtp(variables),
    sms: readSmsOptions(variables),
    smsCountries: listFrom(variables.LATCHKIT_SMS_COUNTRIES),
    rootPublicKey: variables.LATCHKIT_ROOT_PUBLIC_KEY || undefined,
    rootEmail: variables.LATCHKIT_ROOT_EMAIL || undefined,
    appName: variables.LATCHKIT_APP_NAME || undefined,
    allowedOrigins: listFrom(variables.LATCHKIT_ALLOWED_ORIGINS),
    sessionSeconds: readSeconds(variables.LATCHKIT_SESSION_SECONDS),
    submitsPerSecond: readRate(variables.LATCHKIT_SUBMITS_PER_SECOND),
    rpId: variables.LATCHKIT_RP_ID || undefined,
    wallets: readSwitch(variables.LATCHKIT_WALLETS, development),
    publicUrl: readPublicUrl(variables),
    rpcUrls: readRpcUrls(variables.LATCHKIT_RPC_URLS),
    social: readSocialSettings(variables),
    mostRequests: readMostRequests(variables),
    trustedProxies: readProxies(variables),
  }
  if (!development && !environment.smtp)
    throw new StartRefused('In production the service sends mail: set LATCHKIT_SMTP_URL.')
  if (!development && !environment.rootPublicKey)
    throw new StartRefused(
      'In production the root user needs a key of its own: set LATCHKIT_ROOT_PUBLIC_KEY to its public half, compressed P-256 in hex.',
    )
  return environment
}

/**
 * A development service gives out its root key and every code, so only its own machine may reach it.
 *
 * @throws StartRefused for a host that others can reach.
 */
export function requireSafeHost(host: string, development: boolean): void {
  const name = host.includes(':') ? `[${host}]` : host
  if (development && !isLoopbackHost(name))
    throw new StartRefused(
      `A development service listens on this machine only, and others could reach ${host}. Leave --host out, or set NODE_ENV=production.`,
    )
}

function readSmtp({ LATCHKIT_SMTP_URL: url, LATCHKIT_MAIL_FROM: from }: Variables) {
  if (!url) return undefined
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new StartRefused('LATCHKIT_SMTP_URL must look like smtp://user:password@host:587.')
  const address = /^(?:[^<>]*<)?([^<>\s@]+@[^<>\s@]+)>?$/.exec(from?.trim() ?? '')?.[1]
  if (!address)
    throw new StartRefused(
      'Mail needs a sender: set LATCHKIT_MAIL_FROM to an address, like login@example.com.',
    )
  return { url, fromAddress: address }
}

function readSwitch(text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise
  if (text === 'on' || text === 'off') return text === 'on'
  throw new StartRefused('LATCHKIT_WALLETS must be on or off.')
}

function readSeconds(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new StartRefused('LATCHKIT_SESSION_SECONDS must be a number of seconds, like 900.')
}

function readRate(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new StartRefused('LATCHKIT_SUBMITS_PER_SECOND must be a whole number, like 60.')
}

function readMostRequests({ LATCHKIT_MAX_REQUESTS: text }: Variables): number {
  if (!text) return MOST_REQUESTS
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new StartRefused('LATCHKIT_MAX_REQUESTS must be a number of requests, like 256.')
}

function readProxies({ LATCHKIT_TRUSTED_PROXIES: text }: Variables): TrustedProxies {
  try {
    return trustedProxiesFrom(listFrom(text) ?? [])
  } catch (cause) {
    throw new StartRefused(
      'LATCHKIT_TRUSTED_PROXIES must be addresses or networks, like 10.0.0.0/8, divided by commas.',
      cause,
    )
  }
}

function readPublicUrl({ LATCHKIT_PUBLIC_URL: url }: Variables): string | undefined {
  if (!url) return undefined
  if (URL.canParse(url) && new URL(url).origin === url) return url
  throw new StartRefused(
    'LATCHKIT_PUBLIC_URL must be an address without a path, like https://login.example.com.',
  )
}
