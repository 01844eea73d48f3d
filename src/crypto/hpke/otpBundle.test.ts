import { expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { generateKeyPair } from '../p256/generateKeyPair.ts'
import { openOtpBundle, sealOtpBundle } from './otpBundle.ts'
import { createTargetKey } from './sealedBundle.ts'

const target = await createTargetKey()
const { publicKeyHex } = await generateKeyPair()
const proof = { otpCode: 'K7WQ2M9XA', publicKeyHex }
const bundle = await sealOtpBundle(proof, target.publicKeyUncompressedHex)

test('opens with the target key, and shows neither code nor key on the way', async () => {
  expect(await openOtpBundle(bundle, target)).toEqual(proof)
  expect(bundle).not.toContain(proof.otpCode)
  expect(bundle).not.toContain(publicKeyHex)
  expect(Object.keys(JSON.parse(bundle))).toEqual(['encappedPublic', 'ciphertext'])
})

test('sec/T12 does not open with another target key', async () => {
  const other = await createTargetKey()
  expect(await openOtpBundle(bundle, other)).toBeNull()
  const mixed = { ...target, publicKeyUncompressedHex: other.publicKeyUncompressedHex }
  expect(await openOtpBundle(bundle, mixed)).toBeNull()
})

test('sec/T12 does not open with one bit flipped in either member', async () => {
  const members: Record<string, string> = JSON.parse(bundle)
  for (const name of ['encappedPublic', 'ciphertext']) {
    const bytes = bytesFromHex(members[name] ?? '') ?? new Uint8Array()
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const copy = Uint8Array.from(bytes)
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const altered = JSON.stringify({ ...members, [name]: hexFromBytes(copy) })
      expect(await openOtpBundle(altered, target)).toBeNull()
    }
  }
})

test.each([
  '',
  'null',
  '{}',
  '[]',
  '{"encappedPublic":"04","ciphertext":"00"}',
  '{"encappedPublic":1}',
])('answers null to %s', async (text) => {
  expect(await openOtpBundle(text, target)).toBeNull()
})

test('encrypts to no key that is not a point', async () => {
  for (const key of ['', publicKeyHex, `04${'0'.repeat(128)}`]) {
    await expect(sealOtpBundle(proof, key)).rejects.toThrow(Error)
  }
})
