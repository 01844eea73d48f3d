import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { verifyEd25519 } from '../stamp/verifyEd25519.ts'

/** What stands before the 32 bytes where a private key is written as PKCS 8. Spec: RFC 8410 section 7. */
const BEFORE_KEY = '302e020100300506032b657004220420'

/** What is signed to see whether the halves belong together. */
const TRIAL = 'These two halves are one key.'

/**
 * Says whether a private key makes this public one: it signs something, and the public one is asked about it.
 *
 * @param privateKey - 32 bytes. @param publicKey - 32 bytes; any, also such that are no point of the curve.
 * @returns null where the platform knows no such keys.
 */
export async function isEd25519Pair(
  privateKey: Uint8Array,
  publicKey: Uint8Array,
): Promise<boolean | null> {
  const trial = bytesFromUtf8(TRIAL)
  const signature = await signOnce(privateKey, trial)
  return signature && (await verifyEd25519(hexFromBytes(publicKey), signature, trial)) === true
}

async function signOnce(privateKey: Uint8Array, bytes: Uint8Array): Promise<Uint8Array | null> {
  const pkcs8 = concatBytes(bytesFromHex(BEFORE_KEY) ?? new Uint8Array(), privateKey)
  try {
    const { subtle } = globalThis.crypto
    const key = await subtle.importKey('pkcs8', bufferSource(pkcs8), 'Ed25519', false, ['sign'])
    return new Uint8Array(await subtle.sign('Ed25519', key, bufferSource(bytes)))
  } catch {
    return null // the platform knows no such keys: that is the answer
  } finally {
    pkcs8.fill(0)
  }
}
