import { expect, test } from 'vitest'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { generatePrivateKeyHex } from '../p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../p256/importPrivateKey.ts'
import { createImportBundle, openImport, sealImport } from './importBundle.ts'
import { createTargetKey } from './sealedBundle.ts'
import { writeSigned } from './signedBundle.ts'

const made = await generatePrivateKeyHex()
const { privateKey } = await importPrivateKey(made.privateKeyHex)
const signer = { privateKey, publicKeyUncompressedHex: made.publicKeyUncompressedHex }
const pinned = signer.publicKeyUncompressedHex
const target = await createTargetKey()
const importer = { organizationId: 'organization', userId: 'user' }
const bundle = await createImportBundle(target.publicKeyUncompressedHex, importer, signer)
const secret = bytesFromUtf8('abandon ability able')

test('encrypts for the service alone', async () => {
  const sealed = (await sealImport(secret, bundle, importer, pinned)) ?? ''
  expect(Object.keys(JSON.parse(sealed))).toEqual(['encappedPublic', 'ciphertext'])
  expect(sealed).not.toContain(hexFromBytes(secret))
  expect(await openImport(sealed, target)).toEqual(secret)
  expect(await openImport(sealed, await createTargetKey())).toBeNull()
})

test('encrypts nothing when the bundle is for somebody else or signed by somebody else', async () => {
  const { publicKeyUncompressedHex: otherKey } = await generatePrivateKeyHex()
  expect(await sealImport(secret, bundle, { ...importer, userId: 'other' }, pinned)).toBeNull()
  const elsewhere = { ...importer, organizationId: 'other' }
  expect(await sealImport(secret, bundle, elsewhere, pinned)).toBeNull()
  expect(await sealImport(secret, bundle, importer, otherKey)).toBeNull()
  const renamed = JSON.stringify({ ...JSON.parse(bundle), enclaveQuorumPublic: otherKey })
  expect(await sealImport(secret, renamed, importer, otherKey)).toBeNull()
})

test.each(['', '02', 'x'])(
  'encrypts to no target that reads %j, even a signed one',
  async (key) => {
    const wrong = await writeSigned({ targetPublic: key, ...importer }, signer)
    expect(await sealImport(secret, wrong, importer, pinned)).toBeNull()
  },
)

test.each(['', 'null', '{}', '[]', '{"encappedPublic":"04","ciphertext":"00"}'])(
  'opens %s to null',
  async (text) => {
    expect(await openImport(text, target)).toBeNull()
  },
)
