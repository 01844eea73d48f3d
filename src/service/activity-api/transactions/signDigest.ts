import type { EthSignature } from '../../../crypto/ethereum/signedEthTransaction.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { Signature } from '../../../wire/fields/signature.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { Signer } from '../wallets/findSigner.ts'
import { signPayloads } from '../wallets/signPayloads.ts'

type SigningParts = Pick<ServiceParts, 'sealer'>

/**
 * Signs a digest on secp256k1.
 *
 * @throws Refusal `REQUEST_INVALID` for a key that is of another curve, or whose address stands for another kind of signature.
 */
export async function signDigest(
  parts: SigningParts,
  signer: Signer,
  digest: Uint8Array,
): Promise<EthSignature> {
  requireDigestKey(signer)
  const [signature = { r: '', s: '', v: '' }] = await signPayloads(parts, signer, {
    payloads: [hexFromBytes(digest)],
    encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
    hashFunction: 'HASH_FUNCTION_NO_OP',
    place: () => 'the digest',
  })
  return ethSignatureFrom(signature)
}

/** @throws Refusal `REQUEST_INVALID` for a key of another curve, or whose address stands for another kind of signature. */
export function requireDigestKey(signer: Signer): void {
  requireCurve(signer, 'CURVE_SECP256K1')
  if (signer.addressFormat?.endsWith('_P2TR'))
    throw new Refusal('REQUEST_INVALID', { details: 'a taproot address signs no such transaction' })
}

export function ethSignatureFrom({ r, s, v }: Signature): EthSignature {
  return { r: BigInt(`0x${r}`), s: BigInt(`0x${s}`), yParity: Number.parseInt(v, 16) }
}

/** Signs a message by Ed25519: 128 characters of hex. @throws Refusal `REQUEST_INVALID` for a key of another curve. */
export async function signMessage(
  parts: SigningParts,
  signer: Signer,
  message: Uint8Array,
): Promise<string> {
  requireCurve(signer, 'CURVE_ED25519')
  const [signature = { r: '', s: '' }] = await signPayloads(parts, signer, {
    payloads: [hexFromBytes(message)],
    encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
    hashFunction: 'HASH_FUNCTION_NOT_APPLICABLE',
    place: () => 'the message',
  })
  return signature.r + signature.s
}

/** @throws Refusal `REQUEST_INVALID`. */
export function requireCurve(signer: Signer, curve: string): void {
  const own = signer.kind === 'account' ? signer.account.curve : signer.privateKey.curve
  if (own !== curve)
    throw new Refusal('REQUEST_INVALID', { details: `this transaction needs a key on ${curve}` })
}
