import { startRegistration } from '@simplewebauthn/browser'
import { PasskeyUnsupportedError } from '../../errors/passkey.ts'
import { base64urlFromBytes } from '../../lib/base64url.ts'
import type { AuthenticatorParams } from '../../wire/fields/authenticator.ts'
import { passkeyError } from './passkeyError.ts'
import { hasPasskeys } from './passkeySupport.ts'
import { runCeremony } from './runCeremony.ts'

/** Whether the device must check who is there, or only that somebody is. */
export type UserVerification = 'required' | 'preferred' | 'discouraged'

/** The passkey to make. */
export type PasskeyRequest = {
  /** The domain that it belongs to: the page's host, or one above it. */
  readonly rpId: string
  /** The app, as people read it. */
  readonly appName: string
  /** What the browser's list calls the account, for example its email address. */
  readonly accountName: string
  readonly userVerification: UserVerification
  /** Passkeys that the account has, base64url: no device gets a second one. */
  readonly existingIds: readonly string[]
}

/** A passkey as it is registered; the name is up to the person. */
export type MadePasskey = Omit<AuthenticatorParams, 'authenticatorName'>

type Transports = AuthenticatorParams['attestation']['transports']

/** How long the prompt may stand, in milliseconds. */
const TIMEOUT_MS = 300_000

/** ES256, then RS256: what the service takes. */
const ALGORITHMS = [-7, -257]

/**
 * Asks the person to make a passkey that can be found without naming the account.
 *
 * Spec: Submit endpoints › create_users › attestation fields; options as the published clients set them.
 * Ours: the challenge is made here, because the service takes any; no attestation is asked for, because none is trusted.
 *
 * @param signal - closes the prompt.
 * @throws PasskeyCancelledError `PASSKEY_CANCELLED` when it was closed, or ran out of time.
 * @throws PasskeyUnsupportedError `PASSKEY_UNSUPPORTED` when there is nothing here to make one with.
 * @throws PasskeyDomainInvalidError `PASSKEY_DOMAIN_INVALID` when the page is not under the domain.
 * @throws PasskeyExistsError `PASSKEY_EXISTS` when the device has one of `existingIds`.
 */
export async function createPasskey(
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<MadePasskey> {
  const { rpId, appName, accountName, userVerification, existingIds } = request
  if (!hasPasskeys()) throw new PasskeyUnsupportedError()
  const challenge = randomText()
  const optionsJSON = {
    rp: { id: rpId, name: appName },
    user: { id: randomText(), name: accountName, displayName: accountName },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg }) as const),
    timeout: TIMEOUT_MS,
    excludeCredentials: existingIds.map((id) => ({ type: 'public-key', id }) as const),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification,
    },
    attestation: 'none',
  } as const
  try {
    const { rawId, response } = await runCeremony(signal, () =>
      startRegistration({
        optionsJSON: { ...optionsJSON, excludeCredentials: [...optionsJSON.excludeCredentials] },
      }),
    )
    return {
      challenge,
      attestation: {
        credentialId: rawId,
        clientDataJson: response.clientDataJSON,
        attestationObject: response.attestationObject,
        transports: (response.transports ?? []).flatMap(wireTransport),
      },
    }
  } catch (cause) {
    throw passkeyError(cause, { rpId, permission: 'publickey-credentials-create' })
  }
}

/** WebAuthn level 3 section 5.8.4. A way that the wire has no word for is left out. */
function wireTransport(transport: string): Transports {
  switch (transport) {
    case 'ble':
      return ['AUTHENTICATOR_TRANSPORT_BLE']
    case 'internal':
      return ['AUTHENTICATOR_TRANSPORT_INTERNAL']
    case 'nfc':
      return ['AUTHENTICATOR_TRANSPORT_NFC']
    case 'usb':
      return ['AUTHENTICATOR_TRANSPORT_USB']
    case 'hybrid':
      return ['AUTHENTICATOR_TRANSPORT_HYBRID']
    default:
      return []
  }
}

/** 32 random bytes, base64url. */
function randomText(): string {
  return base64urlFromBytes(crypto.getRandomValues(new Uint8Array(32)))
}
