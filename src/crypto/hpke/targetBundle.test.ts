import { expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { derFromRaw } from '../p256/derSignature.ts'
import { generatePrivateKeyHex } from '../p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../p256/importPrivateKey.ts'
import { sign } from '../p256/sign.ts'
import { createTargetKey } from './sealedBundle.ts'
import { createTargetBundle, readTargetBundle } from './targetBundle.ts'

async function createSigner() {
  const made = await generatePrivateKeyHex()
  const { privateKey } = await importPrivateKey(made.privateKeyHex)
  return { privateKey, publicKeyUncompressedHex: made.publicKeyUncompressedHex }
}

const signer = await createSigner()
const pinned = signer.publicKeyUncompressedHex
const target = (await createTargetKey()).publicKeyUncompressedHex
const bundle = await createTargetBundle(target, signer)
const members: Record<string, string> = JSON.parse(bundle)

test('hands over the target key that the pinned key signed', async () => {
  expect(await readTargetBundle(bundle, pinned)).toBe(target)
  expect(await readTargetBundle(JSON.stringify({ ...members, note: 1 }), pinned)).toBe(target)
})

test('sec/T12 believes no other signer, whatever the bundle says of itself', async () => {
  const stranger = await createSigner()
  const theirs = await createTargetBundle(target, stranger)
  const posing = { ...JSON.parse(theirs), enclaveQuorumPublic: pinned }
  expect(await readTargetBundle(theirs, pinned)).toBeNull()
  expect(await readTargetBundle(JSON.stringify(posing), pinned)).toBeNull()
  expect(await readTargetBundle(bundle, pinned.toUpperCase())).toBeNull()
  expect(await readTargetBundle(bundle, '')).toBeNull()
})

test('sec/T12 refuses one bit flipped in what is signed or in the signature', async () => {
  for (const name of ['data', 'dataSignature', 'enclaveQuorumPublic']) {
    const bytes = bytesFromHex(members[name] ?? '') ?? new Uint8Array()
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const copy = Uint8Array.from(bytes)
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const altered = JSON.stringify({ ...members, [name]: hexFromBytes(copy) })
      expect(await readTargetBundle(altered, pinned)).toBeNull()
    }
  }
})

test.each([
  '{"targetPublic":1}',
  '{"targetPublic":"02"}',
  '{}',
  'x',
  '{"targetPublic":"a","targetPublic":"b"}',
])('refuses the data %s even when it is signed', async (text) => {
  const data = bytesFromUtf8(text)
  const altered = JSON.stringify({
    ...members,
    data: hexFromBytes(data),
    dataSignature: hexFromBytes(derFromRaw(await sign(signer.privateKey, data))),
  })
  expect(await readTargetBundle(altered, pinned)).toBeNull()
})

test.each(['', 'null', '{}', '[]', '{"data":1}'])('answers null to %s', async (text) => {
  expect(await readTargetBundle(text, pinned)).toBeNull()
})
