import { sealOtpBundle } from '../../crypto/hpke/otpBundle.ts'
import { readTargetBundle } from '../../crypto/hpke/targetBundle.ts'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { sign } from '../../crypto/p256/sign.ts'
import { ATTESTED_SCHEMES } from '../../crypto/stamp/attestedStampFormat.ts'
import { createAttestedStamp, type KeyAttestation } from '../../crypto/stamp/createAttestedStamp.ts'
import { readToken } from '../../crypto/token/readToken.ts'
import { InvalidResponseError } from '../../errors/http.ts'
import { OtpExpiredError } from '../../errors/otp.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { CLIENT_SIGNATURE_SCHEME } from '../../wire/fields/clientSignature.ts'
import { headers } from '../../wire/headers.ts'
import { proxyAnswersV2 } from '../../wire/proxyAnswersV2.ts'
import type { ProxyEndpointsV2 } from '../../wire/proxyEndpointsV2.ts'
import type { Config } from '../config/createConfig.ts'
import type { ActivityClient, ActivityStamper } from '../http/createActivityClient.ts'
import {
  createTableClient,
  type ProxyAddress,
  type ProxyClient,
  type ProxyRequestOptions,
} from '../http/createProxyClient.ts'
import type { Network } from '../http/exchange.ts'
import { readCodeBundle, saveCodeBundle } from './codeBundle.ts'

/** The operations of the spec that the newest generation carries out in another way. */
export type AttestedOperations = Pick<
  ProxyClient,
  'otpInit' | 'otpVerify' | 'otpLogin' | 'oauthLogin' | 'signup'
>

export type AttestedParts = {
  readonly network: Network
  readonly address: ProxyAddress
  readonly activities: ActivityClient
  readonly config: Config
}

/** What a login asks for, whichever token vouches for its key. */
type LoginBody = {
  readonly publicKey: string
  readonly organizationId?: string | undefined
  readonly invalidateExisting?: boolean | undefined
}

/**
 * Speaks the newest generation of the wire: codes go out encrypted, and a stamp with the proof asks for the session.
 *
 * Spec: Authentication proxy endpoints; the forms are those of the public wire (wire facts, generations).
 * Ours: no code is encrypted to a key that the service's own has not signed; that is checked before anybody types one. A
 * code is encrypted in the browser that asked for it alone, in any of its tabs. The
 * session lives as long as the configuration says, as the proxy has it in the spec's generation.
 */
export function createAttestedProxy({
  network,
  address,
  activities,
  config,
}: AttestedParts): AttestedOperations {
  const later = createTableClient<ProxyEndpointsV2>(network, address, proxyAnswersV2)
  const { authProxyConfigId } = address
  /** The key that each code is encrypted to, by the code's id. */
  const targets = new Map<string, string>()

  /** A login link opens another page of this browser: the bundle of its code is stored, and checked again. */
  const targetFor = async (otpId: string, signal: AbortSignal | undefined) => {
    const known = targets.get(otpId)
    if (known !== undefined) return known
    const bundle = readCodeBundle(authProxyConfigId, otpId)
    if (bundle === null) return null
    const { verificationKeyHex } = await config.confirmed(signal)
    return verificationKeyHex && readTargetBundle(bundle, verificationKeyHex)
  }

  const logIn = async (
    attestation: KeyAttestation,
    { publicKey, organizationId, invalidateExisting }: LoginBody,
    request: ProxyRequestOptions,
  ) => {
    const key = requireKey(request)
    const { organizationId: parentId, sessionLifetimeMs } = await config.confirmed(request.signal)
    const expirationSeconds = String(Math.round(sessionLifetimeMs / 1000))
    const stamper: ActivityStamper = {
      organizationId: organizationId ?? parentId,
      headersFromText: async (text) => ({
        [headers.attestedStamp]: await createAttestedStamp(key, attestation, text),
      }),
    }
    const parameters = { publicKey, expirationSeconds, invalidateExisting }
    return activities.submit(stamper, 'stampLogin', parameters, request)
  }

  return {
    async otpInit(body, request) {
      const { verificationKeyHex } = await config.confirmed(request?.signal)
      if (verificationKeyHex === null)
        throw new InvalidResponseError({ details: 'signingKeys.verification: missing' })
      const { otpId, otpEncryptionTargetBundle } = await later.otpInitV2(body, request)
      const target = await readTargetBundle(otpEncryptionTargetBundle, verificationKeyHex)
      if (target === null)
        throw new InvalidResponseError({
          details: 'otpEncryptionTargetBundle: not signed as known',
        })
      targets.set(otpId, target)
      saveCodeBundle(authProxyConfigId, { otpId, bundle: otpEncryptionTargetBundle })
      return { otpId }
    },

    async otpVerify({ otpId, otpCode, public_key: publicKeyHex = '' }, request) {
      const target = await targetFor(otpId, request?.signal)
      if (target === null)
        throw new OtpExpiredError({
          details: 'this browser did not ask for it',
          isElsewhere: true,
        })
      const encryptedOtpBundle = await sealOtpBundle({ otpCode, publicKeyHex }, target)
      return later.otpVerifyV2({ otpId, encryptedOtpBundle }, request)
    },

    async signup({ client_signature: _, ...given }, request = {}) {
      const body = { apiKeys: [], authenticators: [], oauthProviders: [], ...given }
      const { verificationToken, apiKeys, authenticators, oauthProviders } = body
      if (verificationToken === undefined) return later.signupV2(body, request)
      const signupV2 = {
        ...{ apiKeys, authenticators, oauthProviders },
        email: body.userEmail,
        phoneNumber: body.userPhoneNumber,
      }
      const tokenId = readToken(verificationToken)?.id
      const message = JSON.stringify({ signupV2, tokenId, type: 'USAGE_TYPE_SIGNUP' })
      const clientSignature = await signMessage(requireKey(request), message)
      return later.signupV2({ ...body, clientSignature }, request)
    },

    otpLogin: ({ verificationToken, ...body }, request = {}) =>
      logIn(
        { publicKeyAttestation: verificationToken, scheme: ATTESTED_SCHEMES.verificationToken },
        body,
        request,
      ),

    oauthLogin: ({ oidcToken, ...body }, request = {}) =>
      logIn({ publicKeyAttestation: oidcToken, scheme: ATTESTED_SCHEMES.idToken }, body, request),
  }
}

function requireKey({ key }: ProxyRequestOptions): P256KeyPair {
  if (!key) throw new TypeError('The key of the login is needed to stamp it.')
  return key
}

async function signMessage(key: P256KeyPair, message: string) {
  return {
    publicKey: key.publicKeyHex,
    scheme: CLIENT_SIGNATURE_SCHEME,
    message,
    signature: hexFromBytes(await sign(key.privateKey, bytesFromUtf8(message))),
  } as const
}
