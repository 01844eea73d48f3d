import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import {
  CLIENT_SIGNATURE_SCHEME,
  type ClientSignature,
} from '../../src/wire/fields/clientSignature.ts'
import { resultText, type TestApi } from './activityApi.ts'

export type SentCode = { readonly otpId: string; readonly code: string }

/** Has a six-digit code sent, and reads it. */
export async function sendCode(
  api: TestApi,
  contact: string,
  otpType = 'OTP_TYPE_EMAIL',
): Promise<SentCode> {
  const reply = await api.submit('initOtp', {
    otpType,
    contact,
    appName: 'Fieldnotes',
    otpLength: 6,
    alphanumeric: false,
  })
  return { otpId: resultText(reply, 'otpId'), code: api.sent.at(-1)?.code ?? '' }
}

/** Has a contact proven with a key: the verification token. */
export async function prove(
  api: TestApi,
  contact: string,
  key: P256KeyPair,
  otpType = 'OTP_TYPE_EMAIL',
): Promise<string> {
  const { otpId, code } = await sendCode(api, contact, otpType)
  const publicKey = key.publicKeyHex
  const reply = await api.submit('verifyOtp', { otpId, otpCode: code, publicKey })
  return resultText(reply, 'verificationToken')
}

export async function clientSignature(key: P256KeyPair, message: string): Promise<ClientSignature> {
  return {
    publicKey: key.publicKeyHex,
    scheme: CLIENT_SIGNATURE_SCHEME,
    message,
    signature: hexFromBytes(await sign(key.privateKey, bytesFromUtf8(message))),
  }
}

/** What otp_login takes, signed over the token's text. */
export async function loginParameters(key: P256KeyPair, verificationToken: string) {
  return {
    verificationToken,
    publicKey: key.publicKeyHex,
    clientSignature: await clientSignature(key, verificationToken),
  }
}

/** What create_sub_organization takes for one root user. */
export function signupParameters(rootUser: Record<string, unknown>, more = {}) {
  return {
    subOrganizationName: 'A person',
    rootUsers: [
      { userName: 'A person', apiKeys: [], authenticators: [], oauthProviders: [], ...rootUser },
    ],
    rootQuorumThreshold: 1,
    ...more,
  }
}

/** Makes an account whose address is proven with the key. */
export async function signUp(api: TestApi, userEmail: string, key: P256KeyPair): Promise<string> {
  const verificationToken = await prove(api, userEmail, key)
  const reply = await api.submit(
    'createSubOrganization',
    signupParameters(
      { userEmail },
      { verificationToken, clientSignature: await clientSignature(key, verificationToken) },
    ),
  )
  return resultText(reply, 'subOrganizationId')
}

/** Proves the address again, with a key of its own, and starts a session: the session token. */
export async function logIn(api: TestApi, email: string, key: P256KeyPair): Promise<string> {
  const token = await prove(api, email, key)
  return resultText(await api.submit('otpLogin', await loginParameters(key, token)), 'session')
}
