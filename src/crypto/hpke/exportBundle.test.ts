import { expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generatePrivateKeyHex } from '../p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../p256/importPrivateKey.ts'
import { createExportBundle, openExportBundle } from './exportBundle.ts'
import { createTargetKey } from './sealedBundle.ts'

async function createSigner() {
  const made = await generatePrivateKeyHex()
  const { privateKey } = await importPrivateKey(made.privateKeyHex)
  return { privateKey, publicKeyUncompressedHex: made.publicKeyUncompressedHex }
}

const signer = await createSigner()
const target = await createTargetKey()
const secret = bytesFromUtf8('abandon ability able')
const organizationId = 'organization'
const about = { targetPublicHex: target.publicKeyUncompressedHex, organizationId }
const bundle = await createExportBundle(secret, about, signer)
const expected = { target, organizationId, pinnedKeyHex: signer.publicKeyUncompressedHex }

test('opens for the key that asked, and shows nothing on the way', async () => {
  expect(await openExportBundle(bundle, expected)).toEqual(secret)
  const members: Record<string, string> = JSON.parse(bundle)
  expect(Object.keys(members)).toEqual(['version', 'data', 'dataSignature', 'enclaveQuorumPublic'])
  const data = bytesFromHex(members.data ?? '') ?? new Uint8Array()
  expect(Object.keys(JSON.parse(new TextDecoder().decode(data)))).toEqual([
    'encappedPublic',
    'ciphertext',
    'organizationId',
  ])
  expect(bundle).not.toContain(hexFromBytes(secret))
})

test('opens for no other key, organization or signer', async () => {
  const stranger = await createSigner()
  const theirs = await createExportBundle(secret, about, stranger)
  const posing = { ...JSON.parse(theirs), enclaveQuorumPublic: expected.pinnedKeyHex }
  const other = { ...expected, target: await createTargetKey() }
  expect(await openExportBundle(bundle, other)).toBeNull()
  expect(await openExportBundle(bundle, { ...expected, organizationId: 'another' })).toBeNull()
  expect(await openExportBundle(theirs, expected)).toBeNull()
  expect(await openExportBundle(JSON.stringify(posing), expected)).toBeNull()
})

test('does not open with one bit flipped in what is signed or in the signature', async () => {
  const members: Record<string, string> = JSON.parse(bundle)
  for (const name of ['data', 'dataSignature', 'enclaveQuorumPublic']) {
    const bytes = bytesFromHex(members[name] ?? '') ?? new Uint8Array()
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const copy = Uint8Array.from(bytes)
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const altered = JSON.stringify({ ...members, [name]: hexFromBytes(copy) })
      expect(await openExportBundle(altered, expected)).toBeNull()
    }
  }
})

test.each(['', 'null', '{}', '[]', '{"data":1}'])('answers null to %s', async (text) => {
  expect(await openExportBundle(text, expected)).toBeNull()
})

test('encrypts to no key that is not a point', async () => {
  for (const targetPublicHex of ['', '02', `04${'0'.repeat(128)}`])
    await expect(
      createExportBundle(secret, { targetPublicHex, organizationId }, signer),
    ).rejects.toThrow(Error)
})
