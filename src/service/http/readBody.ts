import { concatBytes } from '../../lib/concatBytes.ts'
import { Refusal } from './refusal.ts'

const KIBIBYTE = 1024

/**
 * Largest bodies in bytes.
 *
 * Spec: Limits ("not shown").
 * Ours: a submit of 320 KiB has room for the largest transaction that Ethereum nodes pass on, 128 KiB, in hex, and for a
 * PSBT of 160 KiB. Only contract interfaces are longer. To parse, record and answer a body takes a millisecond of the
 * event loop for about 50 KiB.
 */
export const MAX_BODY_BYTES = {
  submit: 320 * KIBIBYTE,
  /** A contract interface of 400,000 bytes, whose quotes are escaped in the body. */
  contractInterface: 576 * KIBIBYTE,
  query: 64 * KIBIBYTE,
  authProxy: 64 * KIBIBYTE,
  /** The largest of any request. */
  any: 576 * KIBIBYTE,
} as const

/**
 * The bytes of a body, never more than the limit in memory.
 *
 * @throws Refusal `BODY_TOO_LARGE` as soon as the limit is passed, whatever the length header said; `REQUEST_INVALID`
 * when the body broke off.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw new Refusal('BODY_TOO_LARGE')
  // An announced length is enforced by the HTTP server, so the quick way holds no more than it.
  if (announced > 0) return checked(new Uint8Array(await unbroken(request.arrayBuffer())), maxBytes)
  if (request.body === null) return new Uint8Array(0)
  return readStream(request.body.getReader(), maxBytes)
}

function checked(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (bytes.length > maxBytes) throw new Refusal('BODY_TOO_LARGE')
  return bytes
}

async function readStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await unbroken(reader.read())
    if (done) return concatBytes(...chunks)
    size += value.length
    if (size > maxBytes) {
      await reader.cancel()
      throw new Refusal('BODY_TOO_LARGE')
    }
    chunks.push(value)
  }
}

/** Who hangs up in the middle of a body has not found a fault of ours. */
async function unbroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw new Refusal('REQUEST_INVALID', { details: 'the body broke off' })
  }
}
