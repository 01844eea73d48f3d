import { ECDH } from 'node:crypto'
import { emailOf } from '../service/activity-api/otp/normalizeContact.ts'
import type { ProxySettings } from '../service/options.ts'
import { checkSettings } from '../service/seed/proxySettings.ts'
import { StartRefused } from '../service/startRefused.ts'
import { keysFromText } from './keyEncryptionKey.ts'
import type { SocialSettings } from './socialSettings.ts'

/** Text of a variable; undefined when it is empty or not set. */
type Text = string | undefined

/**
 * Checks a setting by the service's own rules, so that its error is reported together with all others.
 *
 * @param name - the name of the environment variable.
 * @throws StartRefused with that name before the service's sentence.
 */
export function checkSetting<Name extends keyof ProxySettings>(
  name: string,
  setting: Pick<ProxySettings, Name>,
): void {
  try {
    checkSettings(setting)
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    throw new StartRefused(`${name}: ${error.message}`, error.cause)
  }
}

/** Checks the settings of social logins. @throws StartRefused for a provider or a redirect URL that cannot work. */
export function checkSocialSettings(social: SocialSettings): SocialSettings {
  const { identityProviders, oauth2Providers, oauthRedirectUrls } = social
  checkSettings({ identityProviders })
  checkSettings({ oauth2Providers })
  checkSetting('LATCHKIT_OAUTH_REDIRECT_URLS', { oauthRedirectUrls })
  return social
}

/** Checks the value of `LATCHKIT_KEK`. @throws StartRefused if a key is not valid. The message does not repeat the key. */
export function readKeyText(text: Text): Text {
  if (!text) return undefined
  const { key, olderKeys } = keysFromText(text, 'LATCHKIT_KEK')
  for (const bytes of [key, ...olderKeys]) bytes.fill(0)
  return text
}

/** Checks a public key. @throws StartRefused unless it is a compressed P-256 point in hex. */
export function readRootPublicKey(text: Text): Text {
  if (!text) return undefined
  if (isCompressedPoint(text)) return text
  throw new StartRefused(
    'LATCHKIT_ROOT_PUBLIC_KEY must be the public half of a P-256 key, compressed, in hex (66 characters).',
  )
}

function isCompressedPoint(text: string): boolean {
  if (!/^0[23][\da-f]{64}$/i.test(text)) return false
  try {
    ECDH.convertKey(text, 'prime256v1', 'hex')
    return true
  } catch {
    return false // no point has this x
  }
}

/** Checks the email address of the root user. @throws StartRefused if it is not valid. */
export function readRootEmail(text: Text): Text {
  if (!text) return undefined
  if (emailOf(text) !== null) return text
  throw new StartRefused('LATCHKIT_ROOT_EMAIL must look like root@example.com.')
}
