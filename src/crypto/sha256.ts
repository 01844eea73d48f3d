import { bufferSource } from '../lib/bufferSource.ts'

/** The SHA-256 of these bytes: 32 bytes. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bufferSource(bytes)))
}
