import { expect, test } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { openForService } from './openForService.ts'
import { AGREEMENT } from './quorumCipher.ts'
import { sealForService } from './sealForService.ts'

async function newKey() {
  const pair = await crypto.subtle.generateKey(AGREEMENT, true, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { privateKey: pair.privateKey, publicKeyUncompressedHex: hexFromBytes(point) }
}

test('opens for the key that it was made for, and each time looks different', async () => {
  const key = await newKey()
  const sealed = await sealForService('top-secret ✓', key.publicKeyUncompressedHex)
  expect(await openForService(sealed, key)).toBe('top-secret ✓')
  expect(await openForService(sealed.toUpperCase(), key)).toBe('top-secret ✓')
  expect(await sealForService('top-secret ✓', key.publicKeyUncompressedHex)).not.toBe(sealed)
  expect(await openForService(sealed, await newKey())).toBeNull()
})

test('has the layout of the wire: nonce, point, length in little endian, text and tag', async () => {
  const { publicKeyUncompressedHex } = await newKey()
  const sealed = await sealForService('abc', publicKeyUncompressedHex)
  expect(sealed).toMatch(/^[0-9a-f]{24}04[0-9a-f]{128}13000000[0-9a-f]{38}$/)
})

test('opens nothing of which one byte is another', async () => {
  const key = await newKey()
  const sealed = await sealForService('top-secret', key.publicKeyUncompressedHex)
  for (let at = 0; at < sealed.length; at += 2) {
    const byte = (Number.parseInt(sealed.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0')
    const altered = sealed.slice(0, at) + byte + sealed.slice(at + 2)
    expect([at, await openForService(altered, key)]).toEqual([at, null])
  }
})

test.each(['', 'xy', '00', '00'.repeat(81), `${'00'.repeat(97)}0`])('opens no %j', async (text) => {
  expect(await openForService(text, await newKey())).toBeNull()
})

test.each(['', '02', `04${'00'.repeat(64)}`])('seals for no key %j', async (key) => {
  await expect(sealForService('x', key)).rejects.toThrow()
})

test('opens a message of another implementation', async () => {
  const { createECDH, createHmac, createCipheriv } = await import('node:crypto')
  const [ours, theirs] = [createECDH('prime256v1'), createECDH('prime256v1')]
  const [receiver, sender] = [ours.generateKeys(), theirs.generateKeys()]
  const secret = theirs.computeSecret(receiver)
  const key = createHmac('sha512', Buffer.concat([sender, receiver, secret]))
    .update('qos_encryption_hmac_message')
    .digest()
  const nonce = Buffer.alloc(12, 7)
  const cipher = createCipheriv('aes-256-gcm', key.subarray(0, 32), nonce)
  cipher.setAAD(Buffer.concat([sender, Buffer.from([65]), receiver, Buffer.from([65])]))
  const text = Buffer.concat([cipher.update('top-secret'), cipher.final(), cipher.getAuthTag()])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: ours.getPrivateKey().toString('base64url'),
    x: receiver.subarray(1, 33).toString('base64url'),
    y: receiver.subarray(33).toString('base64url'),
  }
  const privateKey = await crypto.subtle.importKey('jwk', jwk, AGREEMENT, false, ['deriveBits'])
  const sealed = Buffer.concat([nonce, sender, length, text]).toString('hex')
  const publicKeyUncompressedHex = receiver.toString('hex')
  expect(await openForService(sealed, { privateKey, publicKeyUncompressedHex })).toBe('top-secret')
})
