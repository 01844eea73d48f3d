import { bufferSource } from '../../lib/bufferSource.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { POINT_BYTES, quorumCipher, quorumParameters } from './quorumCipher.ts'

/** A key of the service that others encrypt to. */
export type EncryptionKey = {
  /** For agreement (ECDH). */
  readonly privateKey: CryptoKey
  /** Uncompressed, 130 lower-case hex characters. */
  readonly publicKeyUncompressedHex: string
}

const NONCE_BYTES = 12
const LENGTH_AT = NONCE_BYTES + POINT_BYTES
const TEXT_AT = LENGTH_AT + 4

/** Decrypts what `sealForService` made; null when any bit of it is wrong or it was made for another key. */
export async function openForService(
  sealedHex: string,
  key: EncryptionKey,
): Promise<string | null> {
  const bytes = bytesFromHex(sealedHex)
  const receiver = bytesFromHex(key.publicKeyUncompressedHex)
  if (!bytes || !receiver || bytes.length < TEXT_AT) return null
  const sender = bytes.slice(NONCE_BYTES, LENGTH_AT)
  const ciphertext = bytes.slice(TEXT_AT)
  const length = new DataView(bytes.buffer, bytes.byteOffset + LENGTH_AT).getUint32(0, true)
  if (length !== ciphertext.length) return null
  const ends = { sender, receiver }
  try {
    const cipher = await quorumCipher(key.privateKey, sender, ends)
    const parameters = quorumParameters(bytes.slice(0, NONCE_BYTES), ends)
    const text = await crypto.subtle.decrypt(parameters, cipher, bufferSource(ciphertext))
    return utf8FromBytes(new Uint8Array(text))
  } catch {
    return null // altered, no point of the curve, or made for another key: that is the answer
  }
}
