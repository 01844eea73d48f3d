import { bufferSource } from '../../lib/bufferSource.ts'
import { SIGNATURE_ALGORITHM } from './algorithm.ts'

/**
 * Signs bytes with ECDSA P-256 over SHA-256.
 *
 * @returns r and s, 32 bytes each. s may be in the upper half; the verifiers of this protocol take both.
 */
export function sign(privateKey: CryptoKey, bytes: Uint8Array): Promise<Uint8Array> {
  return crypto.subtle
    .sign(SIGNATURE_ALGORITHM, privateKey, bufferSource(bytes))
    .then((signature) => new Uint8Array(signature))
}
