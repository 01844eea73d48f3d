import { p256 } from '@noble/curves/nist.js'
import { afterEach, expect, test, vi } from 'vitest'
import { importPoint } from './importPoint.ts'
import { importPublicKey } from './importPublicKey.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const pointHex = (scalar: bigint, isCompressed: boolean) =>
  p256.Point.BASE.multiply(scalar).toHex(isCompressed)

async function exported(key: CryptoKey | null): Promise<Uint8Array | null> {
  return key && new Uint8Array(await crypto.subtle.exportKey('raw', key))
}

test('reads both spellings of a point', async () => {
  const point = p256.Point.BASE.multiply(5n).toBytes(false)
  expect(await exported(await importPublicKey(pointHex(5n, true)))).toEqual(point)
  expect(await exported(await importPublicKey(pointHex(5n, false)))).toEqual(point)
})

test.each([
  ['upper case', pointHex(5n, true).toUpperCase()],
  ['x of no point', `02${'0'.repeat(63)}1`],
  ['a point off the curve', `${pointHex(5n, false).slice(0, -1)}0`],
  ['the hybrid form', `06${pointHex(5n, false).slice(2)}`],
  ['the point at infinity', '00'],
  ['no hex', 'zz'.repeat(33)],
  ['a line end behind', `${pointHex(5n, true)}\n`],
])('answers null to %s', async (_, text) => {
  expect(await importPublicKey(text)).toBeNull()
})

test('decompresses by itself where the platform does not', async () => {
  const spy = vi.spyOn(crypto.subtle, 'importKey')
  spy.mockRejectedValueOnce(new DOMException('no compressed points', 'DataError'))
  const key = await importPublicKey(pointHex(6n, true))
  expect(spy).toHaveBeenCalledTimes(2)
  expect(await exported(key)).toEqual(p256.Point.BASE.multiply(6n).toBytes(false))
})

test('keeps the last 1,000 keys, and none that were refused', async () => {
  const key = await importPoint(p256.Point.BASE.toBytes(false))
  if (!key) throw new Error('the base point is a point')
  const spy = vi.spyOn(crypto.subtle, 'importKey').mockResolvedValue(key)
  const name = (i: number) => `02${i.toString(16).padStart(64, '0')}`

  await importPublicKey(name(0))
  await importPublicKey(name(0))
  expect(spy).toHaveBeenCalledTimes(1)

  for (let i = 1; i < 1000; i++) await importPublicKey(name(i))
  await importPublicKey(name(0))
  expect(spy).toHaveBeenCalledTimes(1000)

  await importPublicKey(name(1000))
  await importPublicKey(name(0))
  expect(spy).toHaveBeenCalledTimes(1002)

  for (let i = 0; i < 2000; i++) await importPublicKey(`not a key ${i}`)
  await importPublicKey(name(999))
  expect(spy).toHaveBeenCalledTimes(1002)
})
