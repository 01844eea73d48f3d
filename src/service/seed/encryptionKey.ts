import type { EncryptionKey } from '../../crypto/quorum/openForService.ts'
import { AGREEMENT, POINT_BYTES } from '../../crypto/quorum/quorumCipher.ts'
import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { hexFromBytes } from '../../lib/hex.ts'

/** A new P-256 key for agreement in the form in which it is sealed: the public point, then the private key as PKCS #8. */
export async function newEncryptionKeyBytes(): Promise<Uint8Array> {
  const pair = await crypto.subtle.generateKey(AGREEMENT, true, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const bytes = concatBytes(point, pkcs8)
  pkcs8.fill(0)
  return bytes
}

/** Makes the key usable, not readable, and wipes the bytes. */
export async function openEncryptionKey(bytes: Uint8Array): Promise<EncryptionKey> {
  const publicKeyUncompressedHex = hexFromBytes(bytes.slice(0, POINT_BYTES))
  const pkcs8 = bufferSource(bytes.subarray(POINT_BYTES))
  const usages = ['deriveBits'] as const
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, AGREEMENT, false, usages)
  bytes.fill(0)
  return { privateKey, publicKeyUncompressedHex }
}
