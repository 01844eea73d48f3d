import { isLoopbackHost } from '../service/inbox/isLoopbackHost.ts'
import { checkAllowedOrigins, originRules } from '../service/proxy-settings/allowedOrigins.ts'
import { StartRefused } from '../service/startRefused.ts'
import { parseWebhookHosts, type WebhookHosts } from '../service/webhooks/webhookHosts.ts'
import {
  checkSetting,
  checkSocialSettings,
  readKeyText,
  readRootEmail,
  readRootPublicKey,
} from './checkedSettings.ts'
import { type TrustedProxies, trustedProxiesFrom } from './http/clientAddress.ts'
import { listFrom } from './listFrom.ts'
import type { SmtpOptions } from './mail/smtpDelivery.ts'
import { readRpcUrls } from './readRpcUrls.ts'
import type { HttpSmsOptions } from './sms/httpSmsDelivery.ts'
import { readSmsCountries } from './sms/readSmsCountries.ts'
import { readSmsOptions } from './sms/readSmsOptions.ts'
import { readSocialSettings, type SocialSettings } from './socialSettings.ts'

/** What the service takes from environment variables: secrets, and what belongs to a place and not to a command. */
export type Environment = {
  /** True with `NODE_ENV` `development`, `test` or not set; false with `production`. Nothing else starts. */
  readonly development: boolean
  /** `LATCHKIT_KEK`: the key-encryption key, hex or base64; older ones behind it, divided by commas. */
  readonly keyEncryptionKeyText: string | undefined
  /** `LATCHKIT_SMTP_URL` and `LATCHKIT_MAIL_FROM`. */
  readonly smtp: SmtpOptions | undefined
  /** `LATCHKIT_SMS_URL`, `LATCHKIT_SMS_HEADERS` and `LATCHKIT_SMS_BODY`. */
  readonly sms: HttpSmsOptions | undefined
  /** `LATCHKIT_SMS_COUNTRIES`: two letters each, divided by commas. */
  readonly smsCountries: readonly string[] | undefined
  /** `LATCHKIT_WEBHOOK_HOSTS`: receivers beside public ones, by `host:port` and network, divided by commas. */
  readonly webhookHosts: WebhookHosts | undefined
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

/**
 * Reads the variables of the environment.
 *
 * @throws StartRefused with a plain sentence for each variable that is missing or wrong, all of them at once.
 */
export function readEnvironment(variables: Variables): Environment {
  const faults: StartRefused[] = []
  /** Goes on after a fault, so that all are told; what it returns then is used by nobody. */
  const read = <T>(reader: () => T): T => {
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error
      faults.push(error)
      return undefined as T
    }
  }
  // a wrong mode must not look like development: what is missing in production is told with it
  const development = read(() => readMode(variables.NODE_ENV)) ?? false
  const smtp = read(() => readSmtp(variables))
  const environment: Environment = {
    development,
    keyEncryptionKeyText: read(() => readKeyText(variables.LATCHKIT_KEK)),
    smtp,
    sms: read(() => readSmsOptions(variables)),
    smsCountries: read(() => readSmsCountries(variables.LATCHKIT_SMS_COUNTRIES)),
    webhookHosts: read(() => readWebhookHosts(variables.LATCHKIT_WEBHOOK_HOSTS)),
    rootPublicKey: read(() => readRootPublicKey(variables.LATCHKIT_ROOT_PUBLIC_KEY)),
    rootEmail: read(() => readRootEmail(variables.LATCHKIT_ROOT_EMAIL)),
    appName: read(() => readAppName(variables.LATCHKIT_APP_NAME)),
    allowedOrigins: read(() => readOrigins(variables.LATCHKIT_ALLOWED_ORIGINS)),
    sessionSeconds: read(() => readSeconds(variables.LATCHKIT_SESSION_SECONDS)),
    submitsPerSecond: read(() => readRate(variables.LATCHKIT_SUBMITS_PER_SECOND)),
    rpId: read(() => readRpId(variables.LATCHKIT_RP_ID)),
    wallets: read(() => readSwitch(variables.LATCHKIT_WALLETS, development)),
    publicUrl: read(() => readPublicUrl(variables)),
    rpcUrls: read(() => readRpcUrls(variables.LATCHKIT_RPC_URLS)),
    social: read(() => checkSocialSettings(readSocialSettings(variables))),
    mostRequests: read(() => readMostRequests(variables)),
    trustedProxies: read(() => readProxies(variables)),
  }
  if (!development) faults.push(...missingInProduction(variables))
  const [first] = faults
  if (first) throw new StartRefused(faults.map(({ message }) => message).join('\n'), first.cause)
  return environment
}

function missingInProduction(variables: Variables): readonly StartRefused[] {
  const missing: StartRefused[] = []
  if (!variables.LATCHKIT_SMTP_URL)
    missing.push(
      new StartRefused(
        `In production the service sends mail: set LATCHKIT_SMTP_URL${variables.LATCHKIT_MAIL_FROM ? '' : ' and LATCHKIT_MAIL_FROM'}.`,
      ),
    )
  if (!variables.LATCHKIT_ROOT_PUBLIC_KEY)
    missing.push(
      new StartRefused(
        'In production the root user needs a key of its own: set LATCHKIT_ROOT_PUBLIC_KEY to its public half, compressed P-256 in hex.',
      ),
    )
  return missing
}

/** Returns whether the mode is development. */
function readMode(text: string | undefined): boolean {
  if (!text || text === 'development' || text === 'test') return true
  if (text === 'production') return false
  throw new StartRefused(
    `NODE_ENV must be production, development or test, or not set; it is ${JSON.stringify(text)}.`,
  )
}

function readOrigins(text: string | undefined): readonly string[] | undefined {
  const entries = listFrom(text)
  if (!entries) return undefined
  const verdict = checkAllowedOrigins(entries)
  if (verdict.ok) return verdict.stored
  const hint = verdict.canonical ? ` Write it as ${verdict.canonical}.` : ''
  throw new StartRefused(
    `LATCHKIT_ALLOWED_ORIGINS cannot hold ${JSON.stringify(verdict.entry)}: ${originRules[verdict.reason]}.${hint}`,
  )
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

function readWebhookHosts(text: string | undefined): WebhookHosts | undefined {
  const entries = listFrom(text)
  if (!entries) return undefined
  try {
    return parseWebhookHosts(entries)
  } catch (cause) {
    throw new StartRefused(
      'LATCHKIT_WEBHOOK_HOSTS must be hosts with their ports or networks, like hooks.internal:8080 or 10.0.0.0/8, divided by commas.',
      cause,
    )
  }
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

function readAppName(appName: string | undefined): string | undefined {
  if (!appName) return undefined
  checkSetting('LATCHKIT_APP_NAME', { appName })
  return appName
}

function readRpId(rpId: string | undefined): string | undefined {
  if (!rpId) return undefined
  checkSetting('LATCHKIT_RP_ID', { rpId })
  return rpId
}

function readSeconds(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) {
    const sessionSeconds = Number(text)
    checkSetting('LATCHKIT_SESSION_SECONDS', { sessionSeconds })
    return sessionSeconds
  }
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
