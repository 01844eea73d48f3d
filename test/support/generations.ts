import * as v from 'valibot'
import { sealOtpBundle } from '../../src/crypto/hpke/otpBundle.ts'
import { readTargetBundle } from '../../src/crypto/hpke/targetBundle.ts'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import {
  ATTESTED_SCHEMES,
  type AttestedScheme,
} from '../../src/crypto/stamp/attestedStampFormat.ts'
import { createAttestedStamp } from '../../src/crypto/stamp/createAttestedStamp.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { activityReply } from '../../src/wire/activityRecord.ts'
import { stampLogin } from '../../src/wire/submit/stampLogin.ts'
import { clientSignature } from './otpSteps.ts'
import type { ProxyClient, Reply } from './proxyClient.ts'

/** Has a code sent by the second generation: its id, and the key to encrypt it to. */
export async function sendSealedCode(client: ProxyClient, contact: string, signerHex: string) {
  const otpType = contact.startsWith('+') ? 'OTP_TYPE_SMS' : 'OTP_TYPE_EMAIL'
  const { body } = await client.proxy('otp_init_v2', { otpType, contact })
  const target = await readTargetBundle(String(body.otpEncryptionTargetBundle), signerHex)
  return { otpId: String(body.otpId), target: target ?? '' }
}

/** Proves an address with the code sealed: the answer to `otp_verify_v2`. */
export async function proveSealed(
  client: ProxyClient,
  contact: string,
  key: P256KeyPair,
  signerHex: string,
): Promise<string> {
  const { otpId, target } = await sendSealedCode(client, contact, signerHex)
  const proof = { otpCode: await client.newestCode(contact), publicKeyHex: key.publicKeyHex }
  const encryptedOtpBundle = await sealOtpBundle(proof, target)
  const { body } = await client.proxy('otp_verify_v2', { otpId, encryptedOtpBundle })
  return String(body.verificationToken ?? '')
}

/** What `signup_v2` takes, signed as the published clients sign. */
export async function signupBodyV2(key: P256KeyPair, verificationToken: string, contact: string) {
  const isPhone = contact.startsWith('+')
  const lists = { apiKeys: [], authenticators: [], oauthProviders: [] }
  const tokenId = readToken(verificationToken)?.id
  const usage = {
    signupV2: { ...lists, ...(isPhone ? { phoneNumber: contact } : { email: contact }) },
    tokenId,
    type: 'USAGE_TYPE_SIGNUP',
  }
  return {
    ...(isPhone ? { userPhoneNumber: contact } : { userEmail: contact }),
    ...lists,
    verificationToken,
    clientSignature: await clientSignature(key, JSON.stringify(usage)),
  }
}

/** What `otp_login_v2` takes, signed as the published clients sign. */
export async function loginBodyV2(key: P256KeyPair, verificationToken: string) {
  const publicKey = key.publicKeyHex
  const tokenId = readToken(verificationToken)?.id
  const usage = { login: { publicKey }, tokenId, type: 'USAGE_TYPE_LOGIN' }
  return {
    verificationToken,
    publicKey,
    clientSignature: await clientSignature(key, JSON.stringify(usage)),
  }
}

/** Logs in at the activity API itself, with the token beside the stamp. */
export async function stampLoginAttested(
  client: ProxyClient,
  organizationId: string,
  key: P256KeyPair,
  token: string,
  scheme: AttestedScheme = ATTESTED_SCHEMES.verificationToken,
): Promise<Reply> {
  const text = JSON.stringify({
    parameters: { publicKey: key.publicKeyHex },
    organizationId,
    timestampMs: String(Date.now()),
    type: stampLogin.type,
  })
  const attestation = { publicKeyAttestation: token, scheme }
  const headers = {
    'content-type': 'application/json',
    'X-Stamp-Attested': await createAttestedStamp(key, attestation, text),
  }
  return client.send(stampLogin.path, { method: 'POST', headers, body: text })
}

/** The session in the answer to a stamp_login. */
export function sessionOf({ body }: Reply): string {
  const { result } = v.parse(activityReply, body).activity
  return v.parse(stampLogin.result, result[stampLogin.resultKey]).session
}
