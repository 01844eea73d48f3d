import { p256 } from '@noble/curves/nist.js'
import { expect, test } from 'vitest'
import { compressPublicKey } from './compressPublicKey.ts'
import { decompressPublicKey } from './decompressPublicKey.ts'

const points = Array.from({ length: 20 }, (_, i) => p256.Point.BASE.multiply(BigInt(i + 1)))

test('writes what another library writes, for both parities, and comes back', () => {
  for (const point of points) {
    const text = compressPublicKey(point.toBytes(false))
    expect(text).toBe(point.toHex(true))
    expect(decompressPublicKey(text)).toEqual(point.toBytes(false))
  }
  expect(new Set(points.map((point) => point.toHex(true).slice(0, 2)))).toEqual(
    new Set(['02', '03']),
  )
})

test('refuses bytes that are not an uncompressed point', () => {
  const point = points[0]?.toBytes(false) ?? new Uint8Array()
  expect(() => compressPublicKey(point.subarray(0, 64))).toThrow(TypeError)
  expect(() => compressPublicKey(Uint8Array.of(0x06, ...point.subarray(1)))).toThrow(TypeError)
  expect(() => compressPublicKey(new Uint8Array())).toThrow(TypeError)
})
