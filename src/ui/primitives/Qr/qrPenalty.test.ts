import { expect, test } from 'vitest'
import { qrPenalty } from './qrPenalty.ts'

/** Dark and light by turns: nothing in it makes reading hard. */
const board = (size: number) =>
  Array.from({ length: size }, (_, y) => (y % 2 ? '01' : '10').repeat(size / 2))

const withRow = (row: string) => qrPenalty([row, ...board(row.length).slice(1)])

test('finds nothing in a chequered board', () => {
  expect(qrPenalty(board(12))).toBe(0)
})

test('counts a run of five with three, and one more for each module more', () => {
  expect(withRow('101010000010')).toBe(3)
  expect(withRow('101011111010')).toBe(3)
  expect(withRow('101010000001')).toBe(5 - 1)
})

test('counts squares of one colour with three each, also where they overlap', () => {
  expect(qrPenalty(['0011', '0011', '1100', '1100'])).toBe(4 * 3)
  expect(qrPenalty(['110', '110', '110'])).toBe(2 * 3 + 10 * 3)
})

test('counts ten for every twentieth by which dark and light differ', () => {
  expect(qrPenalty(['11', '10'])).toBe(50)
  expect(qrPenalty(['11', '10'].map((row) => row.replaceAll('1', '0')))).toBe(103)
})

test('counts what looks like a finder with forty, from either side', () => {
  expect(withRow('101110100001') - withRow('101110100101')).toBe(40)
  expect(withRow('100001011101') - withRow('101001011101')).toBe(40)
})
