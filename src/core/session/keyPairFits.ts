import { compressPublicKey } from '../../crypto/p256/compressPublicKey.ts'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { sign } from '../../crypto/p256/sign.ts'
import { verify } from '../../crypto/p256/verify.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/** Says whether the halves of a stored key belong together, work, and go by the name that is written beside them. */
export async function keyPairFits(keyPair: P256KeyPair): Promise<boolean> {
  const probe = bytesFromUtf8('latchkit key check')
  try {
    const point = await crypto.subtle.exportKey('raw', keyPair.publicKey)
    if (compressPublicKey(new Uint8Array(point)) !== keyPair.publicKeyHex) return false
    return await verify(keyPair.publicKey, await sign(keyPair.privateKey, probe), probe)
  } catch {
    return false // a key of another kind, or one that the platform no longer uses
  }
}
