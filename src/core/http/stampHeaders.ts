import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../crypto/stamp/createStamp.ts'
import { headers } from '../../wire/headers.ts'

/** Signs a request's text with a key. Spec: Authentication (the stamp header). */
export function stampHeaders(
  key: P256KeyPair,
): (text: string) => Promise<Readonly<Record<string, string>>> {
  return async (text) => ({ [headers.stamp]: await createStamp(key, text) })
}
