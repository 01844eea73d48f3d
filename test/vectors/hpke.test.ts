import { expect, it } from 'vitest'
import { hpkeReceive } from '../../src/crypto/hpke/suite.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

type Vector = Record<'info' | 'skRm' | 'enc' | 'pkRm', string> & {
  mode: number
  encryptions: Record<'aad' | 'ct' | 'pt', string>[]
  exports: { exporter_context: string; L: number; exported_value: string }[]
}

const bytes = (hex: string) => bytesFromHex(hex) ?? new Uint8Array()

/** The files have four modes; the wire knows base mode only (RFC 9180 section 5.1.1), which is a quarter of them. */
function baseMode(): Vector[] {
  const vectors: Vector[] = JSON.parse(readCorpus('hpke-rfc9180-p256-sha256-aes256gcm.json'))
  return vectors.filter((vector) => vector.mode === 0)
}

const receive = ({ skRm, pkRm, enc, info }: Vector) =>
  hpkeReceive(bytes(skRm), bytes(pkRm), bytes(enc), bytes(info))

it.skipIf(!hasCorpora)(
  `sec/T12 opens what RFC 9180 encrypted in base mode, in order: 257 of 257${skipNote}`,
  async () => {
    let count = 0
    for (const vector of baseMode()) {
      const context = await receive(vector)
      for (const { aad, ct, pt } of vector.encryptions) {
        expect(hexFromBytes(await context.Open(bytes(ct), bytes(aad)))).toBe(pt)
        count++
      }
    }
    expect(count).toBe(257)
  },
)

it.skipIf(!hasCorpora)(
  `sec/T12 refuses what RFC 9180 encrypted with one bit flipped in key, text or data: 768 of 768${skipNote}`,
  async () => {
    let refused = 0
    for (const vector of baseMode()) {
      const [first] = vector.encryptions
      for (let at = 0; first && at < 256; at++) {
        const altered = [
          { ...vector, enc: flipped(vector.enc, at) },
          { ...vector, ct: flipped(first.ct, at) },
          { ...vector, aad: flipped(first.aad, at) },
        ]
        for (const one of altered) {
          const { ct, aad } = { ...first, ...one }
          const opening = receive(one).then((context) => context.Open(bytes(ct), bytes(aad)))
          await opening.catch(() => refused++)
        }
      }
    }
    expect(refused).toBe(768)
  },
)

it.skipIf(!hasCorpora)(
  `sec/T12 exports what RFC 9180 exported in base mode: 3 of 3${skipNote}`,
  async () => {
    let count = 0
    for (const vector of baseMode()) {
      const context = await receive(vector)
      for (const { exporter_context, L, exported_value } of vector.exports) {
        expect(hexFromBytes(await context.Export(bytes(exporter_context), L))).toBe(exported_value)
        count++
      }
    }
    expect(count).toBe(3)
  },
)

/** Wraps around, so that short texts take as many flips as long ones. */
function flipped(hex: string, bit: number): string {
  const copy = bytes(hex)
  const at = bit % (copy.length * 8)
  copy[at >> 3] = (copy[at >> 3] ?? 0) ^ (1 << (at & 7))
  return hexFromBytes(copy)
}
