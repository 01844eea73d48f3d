import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { AGREEMENT, quorumCipher, quorumParameters } from './quorumCipher.ts'

const POINT = /^04[0-9a-f]{128}$/
const NONCE_BYTES = 12
const LENGTH_BYTES = 4

/**
 * Encrypts the secret of a client for `create_oauth2_credential`, so that only the service can read it.
 *
 * Spec: wire of `create_oauth2_credential` (encryptedClientSecret).
 *
 * @param servicePublicKeyHex - the service's `encryptionKeys.clientSecret`: uncompressed P-256, 130 hex characters.
 * @returns hex: nonce, ephemeral point, length and cipher text.
 * @throws TypeError when the key is not a P-256 point.
 * @example
 * const encryptedClientSecret = await sealForService('top-secret', encryptionKeys.clientSecret)
 */
export async function sealForService(text: string, servicePublicKeyHex: string): Promise<string> {
  const receiver = POINT.test(servicePublicKeyHex) ? bytesFromHex(servicePublicKeyHex) : null
  if (!receiver) throw new TypeError('The key is an uncompressed P-256 point in hex.')
  const pair = await crypto.subtle.generateKey(AGREEMENT, true, ['deriveBits'])
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const cipher = await quorumCipher(pair.privateKey, receiver, { sender, receiver })
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const ciphertext = new Uint8Array(
    await crypto.subtle.encrypt(
      quorumParameters(nonce, { sender, receiver }),
      cipher,
      bufferSource(bytesFromUtf8(text)),
    ),
  )
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, ciphertext.length, true)
  return hexFromBytes(concatBytes(nonce, sender, length, ciphertext))
}
