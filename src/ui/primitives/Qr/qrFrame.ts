import type { QrVersion } from './qrVersion.ts'

/** Rows of modules: dark, light, or null where the text goes. */
export type QrFrame = (boolean | null)[][]

const FORMAT = { data: 5, generator: 0x537, mask: 0x5412 }
const VERSION = { data: 6, generator: 0x1f25, mask: 0 }
/** What the format says of the error correction: the lowest level. */
const LEVEL_L = 1

/** Everything of a code that does not depend on its text. ISO/IEC 18004 section 6.3. */
export function drawFrame({ number, size, alignments }: QrVersion): QrFrame {
  const frame: QrFrame = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  )
  const end = size - 7
  for (let at = 0; at < size; at++) {
    set(frame, at, 6, at % 2 === 0)
    set(frame, 6, at, at % 2 === 0)
  }
  for (const y of alignments)
    for (const x of alignments) {
      const isOnFinder = (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)
      if (!isOnFinder) drawRings(frame, x, y, 2)
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(frame, x, y, 4)
  drawFormat(frame, 0)
  if (number < 7) return frame
  for (const [at, isDark] of bitsOf(number, VERSION).entries()) {
    const near = Math.floor(at / 3)
    const far = size - 11 + (at % 3)
    set(frame, far, near, isDark)
    set(frame, near, far, isDark)
  }
  return frame
}

/** Says twice how the text is masked. ISO/IEC 18004 section 7.9. */
export function drawFormat(frame: QrFrame, mask: number): void {
  const last = frame.length - 1
  for (const [at, isDark] of bitsOf((LEVEL_L << 3) | mask, FORMAT).entries()) {
    // around the first finder, with a step over the timing patterns, and along the other two
    if (at < 8) {
      set(frame, 8, at < 6 ? at : at + 1, isDark)
      set(frame, last - at, 8, isDark)
    } else {
      set(frame, at === 8 ? 7 : 14 - at, 8, isDark)
      set(frame, 8, last - 14 + at, isDark)
    }
  }
  set(frame, 8, last - 7, true)
}

/** Squares around a middle, dark and light by turns, but the second is dark too in a finder. */
function drawRings(frame: QrFrame, x: number, y: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      const isLight = radius === 4 ? ring === 2 || ring === 4 : ring === 1
      set(frame, x + dx, y + dy, !isLight)
    }
}

/** A number with the check bits of a BCH code behind it, the lowest bit first. ISO/IEC 18004 annexes C and D. */
function bitsOf(value: number, code: typeof FORMAT): readonly boolean[] {
  const checks = Math.floor(Math.log2(code.generator))
  let rest = value << checks
  for (let bit = code.data - 1; bit >= 0; bit--)
    if ((rest >> (bit + checks)) & 1) rest ^= code.generator << bit
  const whole = ((value << checks) | rest) ^ code.mask
  return Array.from({ length: code.data + checks }, (_, bit) => ((whole >> bit) & 1) === 1)
}

function set(frame: QrFrame, x: number, y: number, isDark: boolean): void {
  const row = frame[y]
  if (row && x >= 0 && x < row.length) row[x] = isDark
}
