import { expect, test } from 'vitest'
import { fitted, sizeAfterKey } from './panels.ts'

test('a separator moves the way of its arrow, whichever side the panel is on', () => {
  expect(sizeAfterKey('controls', 304, 'ArrowRight')).toBe(320)
  expect(sizeAfterKey('controls', 304, 'ArrowLeft')).toBe(288)
  expect(sizeAfterKey('code', 384, 'ArrowLeft')).toBe(400)
  expect(sizeAfterKey('code', 384, 'ArrowRight')).toBe(368)
  expect(sizeAfterKey('drawer', 236, 'ArrowUp')).toBe(252)
  expect(sizeAfterKey('drawer', 236, 'ArrowDown')).toBe(220)
})

test('arrows across it and other keys mean nothing', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'Tab', 'a'])
    expect(sizeAfterKey('code', 384, key)).toBeNull()
  expect(sizeAfterKey('drawer', 236, 'ArrowLeft')).toBeNull()
})

test('no panel is smaller or larger than it may be', () => {
  expect(sizeAfterKey('controls', 264, 'ArrowLeft')).toBe(264)
  expect([sizeAfterKey('code', 300, 'Home'), sizeAfterKey('code', 300, 'End')]).toEqual([280, 640])
  expect([fitted('drawer', -5), fitted('drawer', 1e9), fitted('drawer', 200.4)]).toEqual([
    140, 560, 200,
  ])
  expect(sizeAfterKey('code', 640, 'Enter')).toBe(384)
})
