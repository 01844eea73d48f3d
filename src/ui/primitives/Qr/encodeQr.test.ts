import encodeElsewhere from 'qr'
import { expect, test } from 'vitest'
import { encodeQr } from './encodeQr.ts'
import { qrPenalty } from './qrPenalty.ts'
import { versionFor } from './qrVersion.ts'

const MASKS = [0, 1, 2, 3, 4, 5, 6, 7] as const

type Rows = readonly (readonly boolean[])[]

/** The mask that a code says it has: three modules below the first finder, turned over by a fixed pattern. */
function maskOf(rows: Rows) {
  const [high = 0, middle = 0, low = 0] = (rows[8] ?? []).slice(2, 5).map(Number)
  return ((high << 2) | (middle << 1) | low) ^ 0b101
}

function penaltyOf(rows: Rows) {
  return qrPenalty(rows.map((row) => row.map(Number).join('')))
}

function byLibrary(text: string, mask: number) {
  const version = (encodeQr(text).length - 17) / 4
  const options = { ecc: 'low', encoding: 'byte', border: 1, version, mask: MASKS[mask] } as const
  const rows = encodeElsewhere(text, 'raw', options)
  return rows.slice(1, -1).map((row) => row.slice(1, -1))
}

/** The most bytes that each size takes, smallest first: ISO/IEC 18004 table 7, level L. */
const CAPACITIES = [
  17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858,
  929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431,
  2563, 2699, 2809, 2953,
]

test.each(CAPACITIES.map((bytes, index) => [index + 1, bytes]))(
  'draws what a library draws, up to the last byte of size %i',
  (number, bytes) => {
    const text = Array.from({ length: bytes }, (_, at) =>
      String.fromCharCode(33 + ((at * at + number) % 94)),
    ).join('')
    const rows = encodeQr(text)
    expect(rows).toHaveLength(17 + 4 * number)
    const row = (modules: readonly boolean[]) => modules.map(Number).join('')
    expect(rows.map(row)).toEqual(byLibrary(text, maskOf(rows)).map(row))
  },
)

test('takes the next size for one byte more', () => {
  for (const [index, bytes] of CAPACITIES.slice(0, -1).entries())
    expect(versionFor(bytes + 1).number).toBe(index + 2)
})

test('refuses a text that no code takes', () => {
  expect(() => encodeQr('a'.repeat(2954))).toThrow(RangeError)
})

test('chooses the mask that reads best', () => {
  for (const text of ['https://a.example', 'wc:7f6e504b@2?relay-protocol=irn', 'Zoë 🗝']) {
    const penalties = MASKS.map((mask) => penaltyOf(byLibrary(text, mask)))
    expect(penaltyOf(encodeQr(text))).toBe(Math.min(...penalties))
    expect(new Set(penalties).size).toBeGreaterThan(1)
  }
})
