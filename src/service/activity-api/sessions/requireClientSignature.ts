import { importPublicKey } from '../../../crypto/p256/importPublicKey.ts'
import { verify } from '../../../crypto/p256/verify.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { ClientSignature } from '../../../wire/fields/clientSignature.ts'
import { Refusal } from '../../http/refusal.ts'
import { isSameJson } from './isSameJson.ts'
import type { VerificationClaims } from './verificationToken.ts'

/** A verification token, what it says, and the signature that came with it. */
export type SignedToken = {
  readonly verificationToken: string
  readonly claims: VerificationClaims
  readonly clientSignature: ClientSignature
}

/**
 * Checks that the holder of a token is the holder of the key that the token names.
 *
 * Spec: Authentication proxy endpoints › /v1/otp_login (client_signature: a signature over the verification token).
 * Ours: the message is the token's text, or a usage message whose content is one of `usages`, member by member;
 * its spelling and the order of its members are free.
 *
 * @throws Refusal `CLIENT_SIGNATURE_INVALID`.
 */
export async function requireClientSignature(
  { verificationToken, claims, clientSignature }: SignedToken,
  usages: readonly unknown[],
): Promise<void> {
  const { message, publicKey } = clientSignature
  const isMessageRight = message === verificationToken || isUsage(message, usages)
  if (publicKey !== claims.public_key || !isMessageRight) throw refusal()
  const signature = /^[0-9a-f]{128}$/.test(clientSignature.signature)
    ? bytesFromHex(clientSignature.signature)
    : null
  const key = await importPublicKey(claims.public_key)
  if (!signature || !key || !(await verify(key, signature, bytesFromUtf8(message)))) throw refusal()
}

function isUsage(message: string, usages: readonly unknown[]): boolean {
  const said = parseStrictJson(message)
  return said !== undefined && usages.some((usage) => isSameJson(said, usage))
}

function refusal(): Refusal {
  return new Refusal('CLIENT_SIGNATURE_INVALID')
}
