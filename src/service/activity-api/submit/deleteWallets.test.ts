import { expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../../../test/support/activityApi.ts'
import {
  accountsOf,
  ethereumAccountAt,
  makeWallet,
  resultOf,
} from '../../../../test/support/walletSteps.ts'

async function stage() {
  const kit = await createTestApi()
  const one = await makeWallet(kit, [ethereumAccountAt(0), ethereumAccountAt(1)])
  const other = await makeWallet(kit)
  const ids = (await accountsOf(kit)).map((account) => String(account.walletAccountId))
  return { kit, one, other, ids }
}

/** As an export will leave it. */
function markExported(kit: TestApi, table: 'wallets' | 'walletAccounts', id: string) {
  return kit.parts.store.transaction((tx) => tx.update(table, { id }, { isExported: true }))
}

test('takes a wallet away with its accounts, and no other', async () => {
  const { kit, one, other } = await stage()
  const parameters = { walletIds: [one.walletId], deleteWithoutExport: true }
  const reply = await kit.submit('deleteWallets', parameters, { key: kit.root.key })
  expect(resultOf(reply)).toEqual({ walletIds: [one.walletId] })
  expect((await accountsOf(kit)).map(({ walletId }) => walletId)).toEqual([other.walletId])
  expect((await kit.query('getWallet', { walletId: one.walletId })).code).toBe('WALLET_NOT_FOUND')
})

test('takes a wallet that nobody has outside only when that is said', async () => {
  const { kit, one, other } = await stage()
  const walletIds = [one.walletId, other.walletId]
  const remove = async (more: object = {}) =>
    (await kit.submit('deleteWallets', { walletIds, ...more }, { key: kit.root.key })).code
  expect(await remove()).toBe('WALLET_NOT_EXPORTED')
  expect(await remove({ deleteWithoutExport: false })).toBe('WALLET_NOT_EXPORTED')
  await markExported(kit, 'wallets', one.walletId)
  expect(await remove()).toBe('WALLET_NOT_EXPORTED')
  expect(await accountsOf(kit)).toHaveLength(3)
  await markExported(kit, 'wallets', other.walletId)
  expect(await remove()).toBe('OK')
  expect(await accountsOf(kit)).toEqual([])
})

test('takes accounts that nobody has outside only when that is said', async () => {
  const { kit, one, ids } = await stage()
  const [first = '', second = '', third = ''] = ids
  const remove = async (walletAccountIds: readonly string[], more: object = {}) =>
    (await kit.submit('deleteWalletAccounts', { walletAccountIds, ...more }, { key: kit.root.key }))
      .code
  expect(await remove([first])).toBe('WALLET_ACCOUNT_NOT_EXPORTED')
  await markExported(kit, 'walletAccounts', first)
  expect(await remove([first, second])).toBe('WALLET_ACCOUNT_NOT_EXPORTED')
  expect(await accountsOf(kit)).toHaveLength(3)
  expect(await remove([first])).toBe('OK')
  await markExported(kit, 'wallets', one.walletId)
  expect(await remove([second])).toBe('OK')
  expect(await remove([third], { deleteWithoutExport: true })).toBe('OK')
  expect(await accountsOf(kit)).toEqual([])
})

test('takes all or none', async () => {
  const { kit, one, ids } = await stage()
  const force = { deleteWithoutExport: true }
  const call = { key: kit.root.key }
  const missing = kit.parts.newId()
  const wallets = { ...force, walletIds: [one.walletId, missing] }
  expect((await kit.submit('deleteWallets', wallets, call)).code).toBe('WALLET_NOT_FOUND')
  const twice = { ...force, walletIds: [one.walletId, one.walletId] }
  expect((await kit.submit('deleteWallets', twice, call)).code).toBe('WALLET_NOT_FOUND')
  const accounts = { ...force, walletAccountIds: [...ids, missing] }
  const refused = await kit.submit('deleteWalletAccounts', accounts, call)
  expect(refused.code).toBe('WALLET_ACCOUNT_NOT_FOUND')
  expect(await accountsOf(kit)).toHaveLength(3)
  const nothing = { ...force, walletAccountIds: [] }
  expect((await kit.submit('deleteWalletAccounts', nothing, call)).code).toBe('REQUEST_INVALID')
})
