import decodeQr from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

/** The picture that the path draws, as a camera sees it: four pixels to a module. */
function pictureOf({ path, size }: ReturnType<typeof qrPath>) {
  const scale = 4
  const edge = size * scale
  const data = new Uint8Array(edge * edge * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const left = Number(x) * scale
    const top = Number(y) * scale
    for (let row = top; row < top + scale; row++)
      for (let column = left; column < left + Number(width) * scale; column++)
        data.set([0, 0, 0], (row * edge + column) * 4)
  }
  return { width: edge, height: edge, data }
}

test.each(['wc:7f6e504b@2?relay-protocol=irn&symKey=587d5484', 'https://example.com', 'Zoë 🗝'])(
  'draws what a scanner reads: %s',
  (text) => {
    expect(decodeQr(pictureOf(qrPath(text)))).toBe(text)
  },
)

test('draws a code as long as any pairing has', () => {
  const text = `wc:${'a'.repeat(997)}`
  expect(decodeQr(pictureOf(qrPath(text)))).toBe(text)
})
