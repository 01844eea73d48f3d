import { rawFromDer } from '../../../crypto/p256/derSignature.ts'
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
 * its spelling, the case of the hex of public keys and the order of its members are free. The signature is r‖s or DER.
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
  const signature = rawSignature(clientSignature.signature)
  const key = await importPublicKey(claims.public_key)
  if (!signature || !key || !(await verify(key, signature, bytesFromUtf8(message)))) throw refusal()
}

/** 64 bytes of r and s; null for hex that is neither r‖s nor strict DER. */
function rawSignature(hex: string): Uint8Array | null {
  const bytes = bytesFromHex(hex)
  if (!bytes) return null
  return bytes.length === 64 ? bytes : rawFromDer(bytes)
}

function isUsage(message: string, usages: readonly unknown[]): boolean {
  const said = parseStrictJson(message)
  return said !== undefined && usages.some((usage) => isSameJson(withLowerCaseKeys(said), usage))
}

/** Writes every `publicKey` in lower case, as the request has it after its schema. */
function withLowerCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLowerCaseKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'publicKey' && typeof member === 'string'
        ? member.toLowerCase()
        : withLowerCaseKeys(member),
    ]),
  )
}

function refusal(): Refusal {
  return new Refusal('CLIENT_SIGNATURE_INVALID')
}
