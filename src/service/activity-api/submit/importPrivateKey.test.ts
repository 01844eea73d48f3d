import { expect, test } from 'vitest'
import { createTestApi } from '../../../../test/support/activityApi.ts'
import { exportSecret, importKey } from '../../../../test/support/bundleSteps.ts'
import { resultOf } from '../../../../test/support/walletSteps.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'

/** The first account of development chains, the key of RFC 8032 (7.1, test 1), and a scalar of P-256. */
const known = [
  [
    'CURVE_SECP256K1',
    'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    'ADDRESS_FORMAT_ETHEREUM',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ],
  [
    'CURVE_ED25519',
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'ADDRESS_FORMAT_COMPRESSED',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  ],
  [
    'CURVE_P256',
    'c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721',
    'ADDRESS_FORMAT_COMPRESSED',
    '0360fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6',
  ],
] as const

test.each(known)('keeps a key of %s with the address that it has elsewhere', async (...row) => {
  const [curve, key, format, address] = row
  const kit = await createTestApi()
  const reply = await importKey(kit, hex(key), { curve, addressFormats: [format] })
  const { privateKeyId, addresses } = resultOf(reply)
  expect(addresses).toEqual([{ format, address }])
  const { privateKey } = Object((await kit.query('getPrivateKey', { privateKeyId })).body)
  expect(privateKey).toMatchObject({
    privateKeyName: 'Old',
    curve,
    addresses: [{ format, address }],
    privateKeyTags: [],
    exported: false,
    imported: true,
  })
  const [row0] = await kit.parts.store.find('privateKeys', {})
  expect(JSON.stringify(row0)).not.toContain(key)
  const { secret } = await exportSecret(kit, 'exportPrivateKey', { privateKeyId })
  expect(hexFromBytes(secret ?? new Uint8Array())).toBe(key)
})

const ORDERS = {
  CURVE_SECP256K1: 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141',
  CURVE_P256: 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
} as const

test.each([
  ['CURVE_SECP256K1', ''],
  ['CURVE_SECP256K1', '00'.repeat(32)],
  ['CURVE_SECP256K1', ORDERS.CURVE_SECP256K1],
  ['CURVE_SECP256K1', '11'.repeat(31)],
  ['CURVE_SECP256K1', '11'.repeat(33)],
  ['CURVE_P256', ORDERS.CURVE_P256],
  ['CURVE_ED25519', '11'.repeat(64)],
])('refuses on %s the key %s', async (curve, key) => {
  const kit = await createTestApi()
  const reply = await importKey(kit, hex(key), { curve })
  expect(reply.code).toBe('PRIVATE_KEY_INVALID')
  expect(await kit.parts.store.count('privateKeys', {})).toBe(0)
  expect(await kit.parts.store.count('imports', {})).toBe(1)
})

test.each([
  [{ privateKeyName: '' }, 'parameters.privateKeyName must not be empty'],
  [{ curve: 'CURVE_X25519' }, 'parameters.curve must be'],
  [{ addressFormats: ['ADDRESS_FORMAT_SOLANA'] }, 'parameters.addressFormats.0 must be one'],
])('refuses %j', async (wrong, words) => {
  const kit = await createTestApi()
  const reply = await importKey(kit, hex('11'.repeat(32)), wrong)
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(reply.detail?.description).toContain(words)
})

test('makes no key beyond the thousandth', async () => {
  const kit = await createTestApi()
  const row = {
    organizationId: kit.organizationId,
    name: 'K',
    curve: 'CURVE_P256',
    publicKey: '',
    sealedKey: '',
    isExported: false,
    isImported: false,
    createdAtMs: 1,
    updatedAtMs: 1,
  } as const
  await kit.parts.store.transaction(async (tx) => {
    for (let i = 0; i < 999; i++) await tx.insert('privateKeys', { id: kit.parts.newId(), ...row })
  })
  expect((await importKey(kit, hex('11'.repeat(32)))).code).toBe('OK')
  expect((await importKey(kit, hex('12'.repeat(32)))).code).toBe('REQUEST_INVALID')
})

function hex(text: string): Uint8Array {
  return bytesFromHex(text) ?? new Uint8Array()
}
