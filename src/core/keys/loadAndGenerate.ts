import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'

/** Makes a key; what it takes is loaded then, since a page makes none before somebody logs in. */
export async function loadAndGenerate(): Promise<P256KeyPair> {
  const { keyWork } = await import('../session/keyWork.ts')
  return keyWork.generateKeyPair()
}
