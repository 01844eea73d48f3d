import { OptionInvalidError } from '../errors/config.ts'
import { methodFromName, SOCIAL_PROVIDERS } from './config/loginMethod.ts'
import type { LatchkitOptions } from './options.ts'

/**
 * Refuses options that cannot work, before anything else happens.
 *
 * @throws OptionInvalidError `OPTION_INVALID`, with the option's name in `details`.
 */
export function checkOptions(options: LatchkitOptions): void {
  const { trust, methods, timeoutMs, configFallback, session = {} } = options
  check('authProxyUrl', isHttpUrl(options.authProxyUrl), ADDRESS)
  check('apiBaseUrl', isHttpUrl(options.apiBaseUrl), ADDRESS)
  check('authProxyConfigId', isText(options.authProxyConfigId), 'must be a text that is not empty')
  check('appName', isAbsentOr(options.appName, isText), 'must be a text that is not empty')
  check(
    'methods',
    isAbsentOr(methods, areMethods),
    `must be a list of: ${['email', 'sms', 'passkey', 'wallet', ...SOCIAL_PROVIDERS].join(', ')}, or oidc: and a name`,
  )
  check('configFallback', isAbsentOr(configFallback, hasProviders), 'must name enabledProviders')
  check('trust.sessionKey', isAbsentOr(trust?.sessionKey, isKey), KEY)
  check('trust.verificationKey', isAbsentOr(trust?.verificationKey, isKey), KEY)
  check('oauth.redirectUri', isAbsentOr(options.oauth?.redirectUri, isReturnUrl), RETURN)
  check(
    'oauth.mode',
    isAbsentOr(options.oauth?.mode, isOneOf('auto', 'popup', 'redirect')),
    'must be auto, popup or redirect',
  )
  check(
    'passkey.rpId',
    isAbsentOr(options.passkey?.rpId, isHost),
    'must be a host name, such as example.com',
  )
  check(
    'passkey.userVerification',
    isAbsentOr(options.passkey?.userVerification, isOneOf('required', 'preferred', 'discouraged')),
    'must be required, preferred or discouraged',
  )
  check(
    'protocol',
    isAbsentOr(options.protocol, isOneOf('spec', 'attested')),
    'must be spec or attested',
  )
  check('timeoutMs', isAbsentOr(timeoutMs, isDuration), 'must be milliseconds, more than 0')
  check(
    'session.warnBeforeSeconds',
    isAbsentOr(session.warnBeforeSeconds, isPause),
    'must be seconds, 0 or more',
  )
  check('wallets.phone', isAbsentOr(options.wallets?.phone, isFunction), 'must be a function')
  for (const name of ['onEvent', 'fetch', 'nowMs'] as const)
    check(name, isAbsentOr(options[name], isFunction), 'must be a function')
}

const ADDRESS = 'must be an http or https address, without query and fragment'
const RETURN = 'must be an http or https address in full, without a fragment'
const KEY = 'must be an uncompressed P-256 public key in hex: 04 and 128 characters'

function check(name: string, isValid: boolean, rule: string): void {
  if (!isValid) throw new OptionInvalidError({ details: `${name} ${rule}` })
}

function isAbsentOr(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return value === undefined || isValid(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isHttpUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^?#]+$/.test(value) && URL.canParse(value)
}

function isReturnUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^#]+$/.test(value) && URL.canParse(value)
}

/** A bare domain: neither address nor port, and no IP address, which browsers make no passkeys for. */
function isHost(value: unknown): boolean {
  return typeof value === 'string' && /^(localhost|([a-z0-9-]+\.)+[a-z][a-z0-9-]*)$/.test(value)
}

function isOneOf(...names: readonly unknown[]): (value: unknown) => boolean {
  return (value) => names.includes(value)
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && /^04[0-9a-f]{128}$/i.test(value)
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

function areMethods(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((name) => typeof name === 'string' && methodFromName(name) !== null)
  )
}

function hasProviders(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'enabledProviders' in value &&
    Array.isArray(value.enabledProviders)
  )
}
