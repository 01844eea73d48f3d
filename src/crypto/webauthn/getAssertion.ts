import { startAuthentication } from '@simplewebauthn/browser'
import { PasskeyNoneFoundError, PasskeyUnsupportedError } from '../../errors/passkey.ts'
import type { WebauthnStamp } from '../stamp/webauthnStampFormat.ts'
import type { UserVerification } from './createPasskey.ts'
import { getAtOnce } from './getAtOnce.ts'
import { passkeyError } from './passkeyError.ts'
import { hasPasskeys, passkeySupport } from './passkeySupport.ts'
import { runCeremony } from './runCeremony.ts'

/**
 * Where the passkey may be.
 *
 * `here`: on this device; a browser that can says at once when there is none. `anywhere`: the browser's whole prompt.
 * `phone`: the same, beginning with a phone. `field`: in the list under a field, without any prompt.
 */
export type PasskeyPlace = 'here' | 'anywhere' | 'phone' | 'field'

/** What the passkey is to sign. */
export type AssertionRequest = {
  readonly rpId: string
  /** Base64url. */
  readonly challenge: string
  readonly userVerification: UserVerification
  readonly place: PasskeyPlace
  /** The only passkeys that may answer, not for `here`; with none named any of the domain. @default none */
  readonly allowCredentials?: { readonly id: string; readonly type: 'public-key' }[]
}

/** How long a prompt may stand, in milliseconds: shorter than a signed request counts as fresh. */
const TIMEOUT_MS = 240_000

/** No person closes a prompt this fast: a failure within this time came without one. */
const UNSEEN_MS = 500

/**
 * Asks the person for a passkey, whatever account it is for unless some are named.
 *
 * Spec: Authentication › X-Stamp-WebAuthn.
 * Ours: that this device has none is said only where the browser says so; elsewhere its own prompt does, and closing
 * that is a cancellation.
 *
 * @param signal - closes the prompt, or takes the passkeys out of the field's list.
 * @throws PasskeyNoneFoundError `PASSKEY_NONE_FOUND` when the browser knows of none on this device.
 * @throws PasskeyCancelledError `PASSKEY_CANCELLED` when the prompt was closed, or ran out of time.
 * @throws PasskeyUnsupportedError `PASSKEY_UNSUPPORTED` when this browser has no passkeys.
 * @throws PasskeyDomainInvalidError `PASSKEY_DOMAIN_INVALID` when the page is not under the domain.
 */
export async function getAssertion(
  request: AssertionRequest,
  signal: AbortSignal,
): Promise<WebauthnStamp> {
  const { place, ...asked } = request
  if (!hasPasskeys()) throw new PasskeyUnsupportedError()
  const support = place === 'here' ? await passkeySupport() : null
  const startedAtMs = performance.now()
  const optionsJSON = {
    ...asked,
    ...(place !== 'field' && { timeout: TIMEOUT_MS }),
    ...(place === 'phone' && { hints: ['hybrid' as const] }),
  }
  try {
    if (support?.answersAtOnce)
      return await runCeremony(signal, () => getAtOnce(optionsJSON, signal))
    const { rawId, response } = await runCeremony(signal, () =>
      startAuthentication({
        optionsJSON,
        useBrowserAutofill: place === 'field',
        verifyBrowserAutofillInput: false,
      }),
    )
    return {
      authenticatorData: response.authenticatorData,
      clientDataJson: response.clientDataJSON,
      credentialId: rawId,
      signature: response.signature,
    }
  } catch (cause) {
    const error = passkeyError(cause, { rpId: asked.rpId, permission: 'publickey-credentials-get' })
    const isUnseen =
      support?.answersAtOnce &&
      error.code === 'PASSKEY_CANCELLED' &&
      performance.now() - startedAtMs < UNSEEN_MS
    throw isUnseen
      ? new PasskeyNoneFoundError({ canUsePhone: support?.reachesPhone, cause })
      : error
  }
}
