import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { encrypt, importAesKey } from './aesGcm.ts'
import { createSealer } from './seal.ts'

const keyBytes = crypto.getRandomValues(new Uint8Array(32))
const sealer = await createSealer(keyBytes)
const secret = bytesFromUtf8('a private key')

test('opens what it sealed, of any length, in the same place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), fc.string(), async (bytes, place) => {
      expect(await sealer.open(await sealer.seal(bytes, place), place)).toEqual(bytes)
    }),
  )
})

test('opens what another sealer with the same key sealed', async () => {
  const later = await createSealer(keyBytes)
  expect(await later.open(await sealer.seal(secret, 'place'), 'place')).toEqual(secret)
})

test('never seals the same secret to the same text', async () => {
  const texts = await Promise.all(Array.from({ length: 100 }, () => sealer.seal(secret, 'place')))
  expect(new Set(texts).size).toBe(100)
})

test('does not open in another place or with another key', async () => {
  const sealed = await sealer.seal(secret, 'keys/1')
  const stranger = await createSealer(crypto.getRandomValues(new Uint8Array(32)))
  await expect(sealer.open(sealed, 'keys/2')).rejects.toThrow(Error)
  await expect(stranger.open(sealed, 'keys/1')).rejects.toThrow(Error)
})

test('does not open with one bit flipped anywhere', async () => {
  const sealed = await sealer.seal(secret, 'place')
  const [version, id, text = ''] = sealed.split('.')
  const box = bytesFromBase64url(text) ?? new Uint8Array()
  for (let bit = 0; bit < box.length * 8; bit++) {
    const copy = Uint8Array.from(box)
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    await expect(
      sealer.open(`${version}.${id}.${base64urlFromBytes(copy)}`, 'place'),
    ).rejects.toThrow(Error)
  }
})

test('does not open other texts', async () => {
  const sealed = await sealer.seal(secret, 'place')
  const texts = [
    '',
    'v1.',
    sealed.slice(3),
    sealed.replace('v2', 'v1'),
    sealed.replace('v2', 'v3'),
    sealed.replace(/^v2\.[^.]*/, 'v1'),
    sealed.replace(/^v2\.[^.]*/, 'v2'),
    sealed.replace(/^v2\.[^.]*/, 'v2.AAAAAAAA'),
    `${sealed}.`,
    `${sealed}=`,
    'v1.AAAA',
    sealed.slice(0, -2),
  ]
  for (const text of texts) await expect(sealer.open(text, 'place')).rejects.toThrow(Error)
})

test.each([0, 16, 31, 33])('refuses a key of %i bytes', async (length) => {
  await expect(createSealer(new Uint8Array(length))).rejects.toThrow(TypeError)
})

test('opens what an older key sealed, and seals with the newer one', async () => {
  const sealed = await sealer.seal(secret, 'place')
  const newerBytes = crypto.getRandomValues(new Uint8Array(32))
  const newer = await createSealer(newerBytes, [keyBytes])
  expect(newer.isCurrent(sealed)).toBe(false)
  expect(await newer.open(sealed, 'place')).toEqual(secret)
  const again = await newer.seal(secret, 'place')
  expect(newer.isCurrent(again)).toBe(true)
  expect(await (await createSealer(newerBytes)).open(again, 'place')).toEqual(secret)
  await expect(sealer.open(again, 'place')).rejects.toThrow(Error)
})

test('changes its key while it is in use', async () => {
  const changing = await createSealer(keyBytes)
  const before = await changing.seal(secret, 'place')
  const newerBytes = crypto.getRandomValues(new Uint8Array(32))
  await changing.takeKey(newerBytes)
  const after = await changing.seal(secret, 'place')
  expect([changing.isCurrent(before), changing.isCurrent(after)]).toEqual([false, true])
  for (const sealed of [before, after]) expect(await changing.open(sealed, 'place')).toEqual(secret)
  await expect((await createSealer(newerBytes)).open(before, 'place')).rejects.toThrow(Error)
})

test('opens what was sealed before texts named their key', async () => {
  const box = await encrypt(await importAesKey(keyBytes), secret, bytesFromUtf8('place'))
  const nameless = `v1.${base64urlFromBytes(box)}`
  const newer = await createSealer(crypto.getRandomValues(new Uint8Array(32)), [keyBytes])
  for (const one of [sealer, newer]) {
    expect(await one.open(nameless, 'place')).toEqual(secret)
    expect(one.isCurrent(nameless)).toBe(false)
    await expect(one.open(nameless, 'other')).rejects.toThrow(Error)
  }
})
