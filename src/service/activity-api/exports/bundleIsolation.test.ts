import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { beginImport, exportSecret, sealFor } from '../../../../test/support/bundleSteps.ts'
import { makePrivateKey, makeWallet } from '../../../../test/support/walletSteps.ts'
import { createTargetKey } from '../../../crypto/hpke/sealedBundle.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

const junk = 'test test test test test test test test test test test junk'

async function stage() {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit)
  const { privateKeyId } = await makePrivateKey(kit)
  const organizationId = await addOrganization(kit.parts, null)
  const stranger = await addUser(kit.parts, organizationId, 'root')
  return { kit, walletId, address: addresses[0] ?? '', privateKeyId, organizationId, stranger }
}

test('answers for what belongs to somebody else exactly as for what does not exist', async () => {
  const { kit, organizationId, stranger, ...ids } = await stage()
  const call = { key: stranger.key, organizationId }
  const missing = kit.parts.newId()
  const ask = async (name: Parameters<typeof exportSecret>[1], parameters: object) => {
    const { reply } = await exportSecret(kit, name, parameters, call)
    expect(reply.status).toBe(404)
    return reply
  }
  for (const [name, member, id] of [
    ['exportWallet', 'walletId', ids.walletId],
    ['exportWalletAccount', 'address', ids.address],
    ['exportPrivateKey', 'privateKeyId', ids.privateKeyId],
  ] as const)
    expect(await ask(name, { [member]: id })).toEqual(await ask(name, { [member]: missing }))
  for (const name of ['initImportWallet', 'initImportPrivateKey'] as const) {
    const foreign = await kit.submit(name, { userId: kit.root.userId }, call)
    expect(foreign).toEqual(await kit.submit(name, { userId: missing }, call))
    expect(foreign.code).toBe('USER_NOT_FOUND')
  }
  expect(await kit.parts.store.count('wallets', { isExported: true })).toBe(0)
})

test('takes no import into another organization than that in which it was begun', async () => {
  const { kit, organizationId, stranger } = await stage()
  const bundle = await beginImport(kit, 'Wallet')
  const encryptedBundle = await sealFor(kit, bundle, bytesFromUtf8(junk))
  const theirs = { userId: stranger.userId, walletName: 'W', accounts: [], encryptedBundle }
  const call = { key: stranger.key, organizationId }
  expect((await kit.submit('importWallet', theirs, call)).code).toBe('IMPORT_NOT_STARTED')
  await beginImport(kit, 'Wallet', { ...call, userId: stranger.userId })
  expect((await kit.submit('importWallet', theirs, call)).code).toBe('IMPORT_BUNDLE_INVALID')
})

test('gives nothing to a parent, to the proxy or to a user who is not root', async () => {
  const kit = await createTestApi()
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const root = await addUser(kit.parts, organizationId, 'root')
  const user = await addUser(kit.parts, organizationId, 'user')
  const { walletId } = await makeWallet(kit, [], { key: root.key, organizationId })
  const { publicKeyUncompressedHex: targetPublicKey } = await createTargetKey()
  for (const key of [kit.root.key, kit.proxy.key, user.key]) {
    const parameters = { walletId, targetPublicKey }
    const reply = await kit.submit('exportWallet', parameters, { key, organizationId })
    expect(reply.code).toBe('REQUEST_NOT_AUTHORIZED')
  }
})

test('forgets what a user has begun when the user goes', async () => {
  const kit = await createTestApi()
  const other = await addUser(kit.parts, kit.organizationId, 'root')
  await beginImport(kit, 'Wallet', other)
  expect(await kit.parts.store.count('imports', {})).toBe(1)
  await kit.submit('deleteUsers', { userIds: [other.userId] }, { key: kit.root.key })
  expect(await kit.parts.store.count('imports', {})).toBe(0)
})
