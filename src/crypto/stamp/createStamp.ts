import { MAX_DER_LENGTH, writeDer } from '../p256/derSignature.ts'
import type { P256KeyPair } from '../p256/generateKeyPair.ts'
import { sign } from '../p256/sign.ts'
import { writeHexStamp } from './stampFormat.ts'

const SCHEME = 'SIGNATURE_SCHEME_TK_API_P256'
const encoder = new TextEncoder()
/** Room for the bytes of one body: WebCrypto copies them before `sign` returns, and fresh memory is dear in a browser. */
const room = new Uint8Array(16_384)
const der = new Uint8Array(MAX_DER_LENGTH)

/**
 * Signs a request body and writes the value of its `X-Stamp` header.
 *
 * The signature covers the UTF-8 bytes of the text and nothing else, so the very same text must be sent.
 *
 * Spec: Activity endpoints › X-Stamp.
 *
 * @param body - the request body as it goes out.
 * @example
 * const body = JSON.stringify({ organizationId })
 * await fetch(url, { method: 'POST', body, headers: { 'X-Stamp': await createStamp(key, body) } })
 */
export function createStamp(
  key: Pick<P256KeyPair, 'privateKey' | 'publicKeyHex'>,
  body: string,
): Promise<string> {
  // each `await` on the way would cost a tenth of what the writing costs
  return sign(key.privateKey, bytesOf(body)).then((signature) =>
    writeHexStamp({ publicKey: key.publicKeyHex, scheme: SCHEME }, der, writeDer(signature, der)),
  )
}

/** The UTF-8 bytes of a body, valid until the next call. A character takes three bytes at most. */
function bytesOf(body: string): Uint8Array {
  if (body.length * 3 > room.length) return encoder.encode(body)
  return room.subarray(0, encoder.encodeInto(body, room).written)
}
