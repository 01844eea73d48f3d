/** How a code of one size is laid out, at the lowest level of error correction. */
export type QrVersion = {
  /** 1 to 40. */
  readonly number: number
  /** Modules along one edge. */
  readonly size: number
  /** Where the middles of the alignment patterns are, along both edges. */
  readonly alignments: readonly number[]
  /** How many bytes text and header have together. */
  readonly dataLength: number
  readonly blocks: number
  /** How many bytes of error correction each block has. */
  readonly checkLength: number
}

/** ISO/IEC 18004 table 9, level L, version 1 first: bytes of error correction in a block, and blocks. */
const CHECK_LENGTHS = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
  28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
  16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
]

/** Byte mode: four bits say so, and eight or sixteen more how many bytes follow. */
export const lengthBits = (version: QrVersion) => (version.number < 10 ? 8 : 16)

/**
 * The smallest code that takes this many bytes.
 *
 * @throws RangeError when they are more than 2,953: no code takes them.
 */
export function versionFor(byteLength: number): QrVersion {
  for (const [index, blocks] of BLOCKS.entries()) {
    const version = layOut(index + 1, blocks, CHECK_LENGTHS[index] ?? 0)
    if (4 + lengthBits(version) + byteLength * 8 <= version.dataLength * 8) return version
  }
  throw new RangeError('The text is too long for a QR code.')
}

function layOut(number: number, blocks: number, checkLength: number): QrVersion {
  const size = 17 + 4 * number
  const alignments = alignmentsOf(number, size)
  const across = alignments.length
  // all but the corners; those on the timing patterns share five modules with them
  const aligning = across && 25 * (across ** 2 - 3) - 10 * (across - 2)
  // three finders with their rims, both timing patterns, both copies of format and version, the dark module
  const fixed = 3 * 64 + 2 * (size - 16) + 31 + (number < 7 ? 0 : 36) + aligning
  const dataLength = Math.floor((size ** 2 - fixed) / 8) - blocks * checkLength
  return { number, size, alignments, dataLength, blocks, checkLength }
}

/** ISO/IEC 18004 annex E: evenly from the far end, by an even distance; the rest is between the first two. */
function alignmentsOf(number: number, size: number): readonly number[] {
  if (number === 1) return []
  const steps = Math.floor(number / 7) + 1
  // the one size that the table rounds down
  const distance = number === 32 ? 26 : 2 * Math.ceil((size - 13) / steps / 2)
  const others = Array.from({ length: steps }, (_, at) => size - 7 - (steps - 1 - at) * distance)
  return [6, ...others]
}
