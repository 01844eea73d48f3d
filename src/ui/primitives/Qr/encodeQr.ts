import { drawFormat, drawFrame, type QrFrame } from './qrFrame.ts'
import { qrPenalty } from './qrPenalty.ts'
import { lengthBits, type QrVersion, versionFor } from './qrVersion.ts'
import { checkBytes } from './reedSolomon.ts'

/** ISO/IEC 18004 table 10: which modules a mask turns over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/**
 * Encodes a text as a QR code: its bytes as they are, in the smallest size, with the mask that reads best.
 *
 * ISO/IEC 18004, of which it takes what a screen needs: byte mode, and the lowest level of error correction, because
 * nothing covers or tears a screen.
 *
 * @param text - at most 2,953 bytes of UTF-8.
 * @returns rows of modules, true for a dark one, without the light margin.
 * @throws RangeError when the text is longer.
 */
export function encodeQr(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versionFor(bytes.length)
  const bits = bitsOf(withChecks(dataOf(bytes, version), version))
  const frame = drawFrame(version)
  const codes = MASKS.map((isTurned, mask) => {
    const rows = fill(frame, bits, isTurned)
    drawFormat(rows, mask)
    const penalty = qrPenalty(rows.map((row) => row.map(Number).join('')))
    return { rows, penalty }
  })
  const [best] = codes.sort((a, b) => a.penalty - b.penalty)
  return best?.rows.map((row) => row.map(Boolean)) ?? []
}

/** The header, the bytes, an end, and two bytes by turns up to the full length. ISO/IEC 18004 section 7.4. */
function dataOf(bytes: readonly number[], version: QrVersion): readonly number[] {
  const header = `0100${bytes.length.toString(2).padStart(lengthBits(version), '0')}`
  const text = header + bytes.map(binary).join('')
  const { dataLength } = version
  const ended = `${text}0000`.slice(0, dataLength * 8)
  const data = (ended.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
  return Array.from(
    { length: dataLength },
    (_, at) => data[at] ?? ((at - data.length) % 2 === 0 ? 0xec : 0x11),
  )
}

/** Cuts the data into blocks, the shorter ones first, and takes from all by turns. ISO/IEC 18004 section 7.6. */
function withChecks(
  data: readonly number[],
  { blocks, checkLength }: QrVersion,
): readonly number[] {
  const shortLength = Math.floor(data.length / blocks)
  const short = blocks - (data.length % blocks)
  const cut = Array.from({ length: blocks }, (_, at) => {
    const start = at * shortLength + Math.max(0, at - short)
    return data.slice(start, start + shortLength + (at < short ? 0 : 1))
  })
  return [...byTurns(cut), ...byTurns(cut.map((block) => checkBytes(block, checkLength)))]
}

function byTurns(lists: readonly (readonly number[])[]): readonly number[] {
  const longest = lists.at(-1) ?? []
  return longest.flatMap((_, at) => lists.flatMap((list) => list[at] ?? []))
}

function bitsOf(bytes: readonly number[]): string {
  return bytes.map(binary).join('')
}

function binary(byte: number): string {
  return byte.toString(2).padStart(8, '0')
}

/** Puts the bits into the frame: columns in pairs, from the right, up and down by turns. ISO/IEC 18004 section 7.7.3. */
function fill(frame: QrFrame, bits: string, isTurned: (x: number, y: number) => boolean): QrFrame {
  const rows = frame.map((row) => [...row])
  const last = rows.length - 1
  let next = 0
  for (let pair = last; pair > 0; pair -= pair === 8 ? 3 : 2)
    for (let step = 0; step <= last; step++)
      for (const x of [pair, pair - 1]) {
        const isUpward = ((pair > 6 ? last - pair : last - pair - 1) / 2) % 2 === 0
        const y = isUpward ? last - step : step
        const row = rows[y]
        if (row && frame[y]?.[x] === null) row[x] = (bits[next++] === '1') !== isTurned(x, y)
      }
  return rows
}
