import { expect, test } from 'vitest'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generateKeyPair } from './generateKeyPair.ts'
import { importPublicKey } from './importPublicKey.ts'
import { sign } from './sign.ts'
import { verify } from './verify.ts'

test('sec/T01 makes a key that cannot be read and is named by its public half', async () => {
  const key = await generateKeyPair()
  expect(key.privateKey.extractable).toBe(false)
  expect(key.privateKey.usages).toEqual(['sign'])
  await expect(crypto.subtle.exportKey('jwk', key.privateKey)).rejects.toThrow()
  expect(key.publicKeyHex).toMatch(/^0[23][0-9a-f]{64}$/)

  const bytes = bytesFromUtf8('a body')
  const named = await importPublicKey(key.publicKeyHex)
  expect(named && (await verify(named, await sign(key.privateKey, bytes), bytes))).toBe(true)
})

test('makes a new key each time', async () => {
  const [one, other] = await Promise.all([generateKeyPair(), generateKeyPair()])
  expect(one.publicKeyHex).not.toBe(other.publicKeyHex)
})
