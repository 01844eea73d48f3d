import { expect, test } from 'vitest'
import { isSameJson } from './isSameJson.ts'

test.each([
  [
    { a: 1, b: [true, null] },
    { b: [true, null], a: 1 },
  ],
  [{ a: undefined, b: 1 }, { b: 1 }],
  ['x', 'x'],
])('finds %j and %j the same', (a, b) => {
  expect(isSameJson(a, b)).toBe(true)
  expect(isSameJson(b, a)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: 1 }, { a: '1' }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [{}, null],
  [['a'], { 0: 'a' }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])('finds %j and %j different', (a, b) => {
  expect(isSameJson(a, b)).toBe(false)
  expect(isSameJson(b, a)).toBe(false)
})
