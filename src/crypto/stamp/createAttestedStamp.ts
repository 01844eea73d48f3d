import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { derFromRaw } from '../p256/derSignature.ts'
import type { P256KeyPair } from '../p256/generateKeyPair.ts'
import { sign } from '../p256/sign.ts'
import { type AttestedStamp, writeAttestedStamp } from './attestedStampFormat.ts'

/** A token that vouches for a key, and its kind. */
export type KeyAttestation = Pick<AttestedStamp, 'publicKeyAttestation' | 'scheme'>

/**
 * Signs a request body with a key that no account knows yet, beside the token that vouches for it: the value of the
 * `X-Stamp-Attested` header.
 *
 * Spec: Authentication › Public activity API (B) (from the public wire).
 *
 * @param body - the request body as it goes out.
 */
export async function createAttestedStamp(
  key: Pick<P256KeyPair, 'privateKey' | 'publicKeyHex'>,
  attestation: KeyAttestation,
  body: string,
): Promise<string> {
  const signature = derFromRaw(await sign(key.privateKey, bytesFromUtf8(body)))
  const publicKey = key.publicKeyHex
  return writeAttestedStamp({ ...attestation, publicKey, signature: hexFromBytes(signature) })
}
