import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import {
  ATTESTED_SCHEMES,
  type AttestedScheme,
} from '../../src/crypto/stamp/attestedStampFormat.ts'
import { createAttestedStamp } from '../../src/crypto/stamp/createAttestedStamp.ts'
import { stampLogin } from '../../src/wire/submit/stampLogin.ts'
import type { Reply, TestApi } from './activityApi.ts'

export type AttestedCall = {
  readonly key: P256KeyPair
  /** The token that vouches for the key. */
  readonly token: string
  /** @default that of a verification token */
  readonly scheme?: AttestedScheme
  /** @default the parent */
  readonly organizationId?: string
  readonly parameters?: Readonly<Record<string, unknown>>
}

/** The text of a stamp_login and the header of its stamp. */
export async function attestedRequest(api: TestApi, call: AttestedCall) {
  const { key, token, scheme = ATTESTED_SCHEMES.verificationToken } = call
  const parameters = { publicKey: key.publicKeyHex, ...call.parameters }
  const { organizationId = api.organizationId } = call
  const text = JSON.stringify(api.envelope('stampLogin', parameters, { organizationId }))
  const attestation = { publicKeyAttestation: token, scheme }
  return { text, stamp: await createAttestedStamp(key, attestation, text) }
}

export function sendAttested(api: TestApi, text: string, stamp: string): Promise<Reply> {
  return api.post(stampLogin.path, text, { 'X-Stamp-Attested': stamp })
}

/** Logs in with a key and the token that vouches for it. */
export async function attestedLogin(api: TestApi, call: AttestedCall): Promise<Reply> {
  const { text, stamp } = await attestedRequest(api, call)
  return sendAttested(api, text, stamp)
}
