import { OptionInvalidError } from '../errors/config.ts'
import { CHAINS } from './config/chains.ts'
import { methodFromName, SOCIAL_PROVIDERS } from './config/loginMethod.ts'
import type { LatchkitOptions } from './options.ts'

/**
 * Refuses options that cannot work, before anything else happens.
 *
 * @throws OptionInvalidError `OPTION_INVALID`, with the option's name in `details`.
 */
export function checkOptions(options: LatchkitOptions): void {
  const { trust, methods, timeoutMs, configFallback, session, oauth, passkey, signup } = options
  for (const name of ['authProxyUrl', 'apiBaseUrl'] as const)
    check(name, options[name], isHttpUrl, ADDRESS)
  check('authProxyConfigId', options.authProxyConfigId, isText, TEXT)
  checkIfGiven('appName', options.appName, isText, TEXT)
  const known = ['email', 'sms', 'passkey', 'wallet', ...SOCIAL_PROVIDERS].join(', ')
  checkIfGiven('methods', methods, areMethods, `must be a list of: ${known}, or oidc: and a name`)
  checkIfGiven('configFallback', configFallback, hasProviders, 'must name enabledProviders')
  for (const name of ['sessionKey', 'verificationKey', 'exportKey'] as const)
    checkIfGiven(`trust.${name}`, trust?.[name], isKey, KEY)
  checkIfGiven('trust.appProofRoots', trust?.appProofRoots, isList, 'must name a root')
  if (signup?.wallet !== undefined) {
    check('signup.wallet.accounts', signup.wallet.accounts, areAccounts, ACCOUNTS)
    checkIfGiven('signup.wallet.name', signup.wallet.name, isText, TEXT)
  }
  checkIfGiven('frameAncestors', options.frameAncestors, areOrigins, ORIGINS)
  checkIfGiven('oauth.redirectUri', oauth?.redirectUri, isReturnUrl, RETURN)
  checkChoice('oauth.mode', oauth?.mode, ['auto', 'popup', 'redirect'])
  checkIfGiven('passkey.rpId', passkey?.rpId, isHost, 'must be a host name')
  const verifications = ['required', 'preferred', 'discouraged']
  checkChoice('passkey.userVerification', passkey?.userVerification, verifications)
  checkChoice('protocol', options.protocol, ['spec', 'attested'])
  checkIfGiven('timeoutMs', timeoutMs, isDuration, 'must be milliseconds, more than 0')
  const pause = session?.warnBeforeSeconds
  checkIfGiven('session.warnBeforeSeconds', pause, isPause, 'must be seconds, 0 or more')
  for (const name of ['onEvent', 'fetch', 'nowMs'] as const)
    checkIfGiven(name, options[name], isFunction, FUNCTION)
  checkIfGiven('wallets.phone', options.wallets?.phone, isFunction, FUNCTION)
}

const ADDRESS = 'must be an http or https address, without query and fragment'
const RETURN = 'must be an http or https address, without fragment'
const ORIGINS = 'must be a list of origins, such as https://example.com'
const ACCOUNTS = `must be a list of: ${CHAINS.join(', ')}, or objects with chain or path`
const TEXT = 'must be a text, not empty'
const FUNCTION = 'must be a function'
const KEY = 'must be an uncompressed P-256 key in hex'

type Test = (value: unknown) => boolean

function check(name: string, value: unknown, isValid: Test, rule: string): void {
  if (!isValid(value)) throw new OptionInvalidError({ details: `${name} ${rule}` })
}

function checkIfGiven(name: string, value: unknown, isValid: Test, rule: string): void {
  if (value !== undefined) check(name, value, isValid, rule)
}

function checkChoice(name: string, value: unknown, choices: readonly unknown[]): void {
  const isOne = (given: unknown) => choices.includes(given)
  checkIfGiven(name, value, isOne, `must be one of: ${choices.join(', ')}`)
}

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isText(value: unknown): value is string {
  return isLike(value, /\S/)
}

function isHttpUrl(value: unknown): boolean {
  return isReturnUrl(value) && !String(value).includes('?')
}

function isReturnUrl(value: unknown): boolean {
  return isLike(value, /^https?:\/\/[^#]+$/) && URL.canParse(value)
}

/** To the letter as a browser writes them: anything else would never be met. */
function areOrigins(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((one) => URL.canParse(one) && new URL(one).origin === one)
  )
}

/** A bare domain: neither address nor port, and no IP address, which browsers make no passkeys for. */
function isHost(value: unknown): boolean {
  return isLike(value, /^(localhost|([a-z0-9-]+\.)+[a-z][a-z0-9-]*)$/)
}

/** What a path must be is up to the service. */
function areAccounts(value: unknown): boolean {
  return (
    isList(value) &&
    value.every((one) => {
      const { path, chain = one, index = 0 } = Object(one)
      return path || (CHAINS.includes(chain) && index >= 0 && index % 1 === 0)
    })
  )
}

function isKey(value: unknown): boolean {
  return isLike(value, /^04[0-9a-f]{128}$/i)
}

function isDuration(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value < 2 ** 31
}

function isPause(value: unknown): boolean {
  return typeof value === 'number' && value >= 0
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0
}

function areMethods(value: unknown): boolean {
  return isList(value) && value.every((name) => isText(name) && methodFromName(name) !== null)
}

function hasProviders(value: unknown): boolean {
  return Array.isArray(Object(value).enabledProviders)
}
