import { base64urlFromBytes } from '../../lib/base64url.ts'
import { writeHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { readStampTexts } from './readStampTexts.ts'

const MAX_CHARACTERS = 8192
const MEMBERS = ['publicKey', 'scheme', 'signature'] as const

/** What an `X-Stamp` header says. */
export type Stamp = {
  /** Which key signed. */
  readonly publicKey: string
  /** How it signed. */
  readonly scheme: string
  /** The signature, in the spelling of the scheme. */
  readonly signature: string
}

/** The start of a header, as far as it fills whole groups of base64, and the characters that are left over. */
type Head = Pick<Stamp, 'publicKey' | 'scheme'> & {
  readonly encoded: string
  readonly rest: string
}

/** Everything before the signature is the same for every request of a key. */
let lastHead: Head | null = null

function headOf({ publicKey, scheme }: Pick<Stamp, 'publicKey' | 'scheme'>): Head {
  if (lastHead?.publicKey === publicKey && lastHead.scheme === scheme) return lastHead
  const text = `{"publicKey":"${publicKey}","scheme":"${scheme}","signature":"`
  const whole = text.length - (text.length % 3)
  const encoded = base64urlFromBytes(bytesFromUtf8(text.slice(0, whole)))
  lastHead = { publicKey, scheme, encoded, rest: text.slice(whole) }
  return lastHead
}

/**
 * Writes the header: base64url without padding of a JSON object with the members in this order.
 *
 * Spec: the text is not shown there; this is what the published clients send (wire facts, X-Stamp).
 *
 * @param stamp - hex texts and a scheme's name: nothing that JSON would have to escape.
 */
export function writeStamp(stamp: Stamp): string {
  const { encoded, rest } = headOf(stamp)
  return encoded + base64urlFromBytes(bytesFromUtf8(`${rest}${stamp.signature}"}`))
}

/** The characters behind the head: what is left of it, the signature, a quotation mark and a brace. */
const tail = new Uint8Array(256)

/**
 * Writes the header of a signature whose spelling is the hex of at most 120 bytes, without making a text of each step.
 *
 * @param length - how many of the bytes are the signature.
 */
export function writeHexStamp(
  key: Pick<Stamp, 'publicKey' | 'scheme'>,
  signature: Uint8Array,
  length: number,
): string {
  const { encoded, rest } = headOf(key)
  for (let at = 0; at < rest.length; at++) tail[at] = rest.charCodeAt(at)
  const end = writeHex(signature, length, tail, rest.length)
  tail[end] = 0x22
  tail[end + 1] = 0x7d
  return encoded + base64urlFromBytes(tail.subarray(0, end + 2))
}

/**
 * Reads the header strictly; null when it is malformed. Ours: at most 8,192 characters, and as `readStampTexts` has it.
 */
export function readStamp(header: string): Stamp | null {
  if (header.length > MAX_CHARACTERS) return null
  const texts = readStampTexts(header, MEMBERS)
  if (!texts) return null
  const [publicKey = '', scheme = '', signature = ''] = MEMBERS.map((name) => texts.get(name))
  return { publicKey, scheme, signature }
}
