import { expect, test } from 'vitest'
import { createTestApi } from '../../../../test/support/activityApi.ts'
import { makePrivateKey, resultOf } from '../../../../test/support/walletSteps.ts'

const one = {
  privateKeyName: 'Treasury',
  curve: 'CURVE_SECP256K1',
  privateKeyTags: [],
  addressFormats: ['ADDRESS_FORMAT_ETHEREUM'],
}

test('makes keys that queries show, with their addresses and tags', async () => {
  const kit = await createTestApi()
  const call = { key: kit.root.key }
  const tag = { privateKeyTagName: 'Hot', privateKeyIds: [] }
  const { privateKeyTagId } = resultOf(await kit.submit('createPrivateKeyTag', tag, call))
  const formats = ['ADDRESS_FORMAT_COMPRESSED', 'ADDRESS_FORMAT_SOLANA']
  const privateKeys = [
    { ...one, privateKeyTags: [privateKeyTagId] },
    { ...one, curve: 'CURVE_ED25519', addressFormats: formats },
    { ...one, curve: 'CURVE_P256', addressFormats: [] },
  ]
  const made = resultOf(await kit.submit('createPrivateKeys', { privateKeys }, call)).privateKeys
  const listed = Object((await kit.query('listPrivateKeys')).body).privateKeys
  const at = { seconds: String(kit.clock.time / 1000), nanos: '0' }
  expect(listed).toEqual(
    Array.from(Object(made), (each, i) => ({
      ...Object(each),
      publicKey: expect.stringMatching(/^(0[23])?[0-9a-f]{64}$/),
      privateKeyName: 'Treasury',
      curve: privateKeys[i]?.curve,
      privateKeyTags: privateKeys[i]?.privateKeyTags,
      createdAt: at,
      updatedAt: at,
      exported: false,
      imported: false,
    })),
  )
  expect(listed[1].addresses[0]).toEqual({ format: formats[0], address: listed[1].publicKey })
  for (const privateKey of listed) {
    const { privateKeyId } = privateKey
    expect((await kit.query('getPrivateKey', { privateKeyId })).body).toEqual({ privateKey })
  }
})

test.each([
  [{ privateKeyName: '' }, 'parameters.privateKeys.1.privateKeyName must not be empty'],
  [{ curve: 'CURVE_X25519' }, 'parameters.privateKeys.1.curve must be'],
  [{ addressFormats: ['ADDRESS_FORMAT_SOLANA'] }, 'parameters.privateKeys.1.addressFormats.0 must'],
  [{ privateKeyTags: ['a', 'a'] }, 'parameters.privateKeys.1.privateKeyTags has an entry twice'],
])('refuses %j and makes none', async (wrong, words) => {
  const kit = await createTestApi()
  const privateKeys = [one, { ...one, ...wrong }]
  const reply = await kit.submit('createPrivateKeys', { privateKeys }, { key: kit.root.key })
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(reply.detail?.description).toContain(words)
  expect(await kit.parts.store.count('privateKeys', {})).toBe(0)
})

test('makes none when a tag is not there', async () => {
  const kit = await createTestApi()
  const privateKeys = [one, { ...one, privateKeyTags: [kit.parts.newId()] }]
  const reply = await kit.submit('createPrivateKeys', { privateKeys }, { key: kit.root.key })
  expect(reply.code).toBe('PRIVATE_KEY_TAG_NOT_FOUND')
  expect(await kit.parts.store.count('privateKeys', {})).toBe(0)
})

test('takes keys that nobody has outside only when that is said, all or none', async () => {
  const kit = await createTestApi()
  const [first, second] = [await makePrivateKey(kit), await makePrivateKey(kit)]
  const remove = async (ids: readonly string[], more: object = {}) =>
    (await kit.submit('deletePrivateKeys', { privateKeyIds: ids, ...more }, { key: kit.root.key }))
      .code
  expect(await remove([first.privateKeyId])).toBe('PRIVATE_KEY_NOT_EXPORTED')
  const force = { deleteWithoutExport: true }
  const missing = kit.parts.newId()
  expect(await remove([first.privateKeyId, missing], force)).toBe('PRIVATE_KEY_NOT_FOUND')
  expect(await kit.parts.store.count('privateKeyAddresses', {})).toBe(2)
  await kit.parts.store.transaction((tx) =>
    tx.update('privateKeys', { id: first.privateKeyId }, { isExported: true }),
  )
  expect(await remove([first.privateKeyId])).toBe('OK')
  expect(await remove([second.privateKeyId], force)).toBe('OK')
  expect(await kit.parts.store.count('privateKeyAddresses', {})).toBe(0)
})
