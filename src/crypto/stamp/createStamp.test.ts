import { expect, test, vi } from 'vitest'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generatePrivateKeyHex } from '../p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../p256/importPrivateKey.ts'
import { signToken } from '../token/signToken.ts'
import { verifyToken } from '../token/verifyToken.ts'
import { createStamp } from './createStamp.ts'
import { readStamp } from './stampFormat.ts'
import { verifyStamp } from './verifyStamp.ts'

const curves = vi.hoisted(() => ({ isLoaded: false }))
vi.mock('@noble/curves/nist.js', async (importOriginal) => {
  curves.isLoaded = true
  return importOriginal()
})

const made = await generatePrivateKeyHex()
const key = await importPrivateKey(made.privateKeyHex)

test('stamps and checks tokens without loading the curve library', async () => {
  await createStamp(key, '{}')
  const token = await signToken({ id: '1' }, key.privateKey, 'twice')
  expect(await verifyToken(token, made.publicKeyUncompressedHex, 'twice')).toEqual({ id: '1' })
  expect(curves.isLoaded).toBe(false)
})

test('makes a stamp that another library verifies over the UTF-8 bytes of the body', async () => {
  const { p256 } = await import('@noble/curves/nist.js')
  expect(curves.isLoaded).toBe(true)
  for (const body of ['', '{}', '{"name":"Zoë 🗝"}', 'x'.repeat(100_000)]) {
    const stamp = readStamp(await createStamp(key, body))
    expect(stamp?.publicKey).toBe(made.publicKeyHex)
    const der = bytesFromHex(stamp?.signature ?? '') ?? new Uint8Array()
    const point = p256.Point.fromHex(made.publicKeyHex).toBytes()
    const options = { format: 'der', lowS: false } as const
    expect(p256.verify(der, bytesFromUtf8(body), point, options)).toBe(true)
  }
})

test('makes another signature each time, of one key and scheme', async () => {
  const stamps = await Promise.all([createStamp(key, '{}'), createStamp(key, '{}')])
  const [one, other] = stamps.map((header) => readStamp(header))
  expect(one?.signature).not.toBe(other?.signature)
  expect(one?.scheme).toBe(other?.scheme)
})

test('keeps the bodies of stamps apart that are made at once', async () => {
  const bodies = ['{"n":1}', '{"n":22}', '{}', 'é'.repeat(5461), 'é'.repeat(5462)]
  const stamps = await Promise.all(bodies.map((body) => createStamp(key, body)))
  const verdicts = stamps.map((header, at) => verifyStamp(header, bytesFromUtf8(bodies[at] ?? '')))
  const kinds = (await Promise.all(verdicts)).map(({ kind }) => kind)
  expect(kinds).toEqual(bodies.map(() => 'valid'))
})
