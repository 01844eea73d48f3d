import { expect, test } from 'vitest'
import { contrast, type Painted } from './contrast.ts'

const white: Painted = [255, 255, 255]

// figures that WCAG's own techniques and every checker give
test.each([
  [[0, 0, 0], 21],
  [[255, 255, 255], 1],
  [[118, 118, 118], 4.54],
  [[119, 119, 119], 4.48],
  [[255, 0, 0], 4.0],
  [[0, 0, 255], 8.59],
] as const)('white and %j have a contrast of %d', (colour, ratio) => {
  expect(contrast(white, colour)).toBeCloseTo(ratio, 2)
  expect(contrast(colour, white)).toBe(contrast(white, colour))
})
