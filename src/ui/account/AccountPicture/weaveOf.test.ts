import { expect, test } from 'vitest'
import { weaveOf } from './weaveOf.ts'

const address = '0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2'

test('is the same for the same address, however it is spelled', () => {
  expect(weaveOf(address.toLowerCase())).toEqual(weaveOf(address))
})

test('differs where one character differs', () => {
  const others = Array.from(
    { length: 200 },
    (_, i) => `${address.slice(0, -3)}${i.toString(16).padStart(3, '0')}`,
  )
  const pictures = new Set(others.map((other) => JSON.stringify(weaveOf(other))))
  expect(pictures.size).toBe(200)
})

test.each(['', 'a', address])('stays on its three by three tiles: %s', (text) => {
  const { hue, tiles } = weaveOf(text)
  expect(hue).toBeGreaterThanOrEqual(0)
  expect(hue).toBeLessThan(360)
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length)
  for (const { column, row, corner, tone } of tiles) {
    expect([0, 1, 2]).toContain(column)
    expect([0, 1, 2]).toContain(row)
    expect([0, 1, 2, 3]).toContain(corner)
    expect([0, 1]).toContain(tone)
  }
})
