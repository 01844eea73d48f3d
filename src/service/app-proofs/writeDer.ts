import { DER } from '../../crypto/proof/readDer.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/** One element with what it holds (X.690 section 10.1: lengths in their shortest form). */
export function der(tag: number, ...contents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = concatBytes(...contents)
  const { length } = content
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return concatBytes(Uint8Array.of(tag, ...size), content)
}

export function derSequence(...contents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return der(DER.sequence, ...contents)
}

/** @param hex - the content of an object identifier, as its bytes are. */
export function derIdentifier(hex: string): Uint8Array<ArrayBuffer> {
  return der(DER.objectIdentifier, bytesFromHex(hex) ?? new Uint8Array())
}

/** A whole number that is not negative, from its bytes. */
export function derInteger(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const from = bytes.findIndex((byte) => byte !== 0)
  const value = from < 0 ? Uint8Array.of(0) : bytes.subarray(from)
  const isHigh = (value[0] ?? 0) > 0x7f
  return der(DER.integer, isHigh ? Uint8Array.of(0) : new Uint8Array(), value)
}

/** Bits that fill whole bytes, or leave some unused at the end. */
export function derBits(bytes: Uint8Array, unused = 0): Uint8Array<ArrayBuffer> {
  return der(DER.bitString, Uint8Array.of(unused), bytes)
}

/** A moment to the second, as certificates have it (RFC 5280 section 4.1.2.5). */
export function derTime(timeMs: number): Uint8Array<ArrayBuffer> {
  const digits = `${new Date(timeMs).toISOString().slice(0, 19).replace(/\D/g, '')}Z`
  return digits < '2050'
    ? der(DER.utcTime, bytesFromUtf8(digits.slice(2)))
    : der(DER.generalizedTime, bytesFromUtf8(digits))
}
