import { expect, test } from 'vitest'
import { createTestApi } from '../../../../test/support/activityApi.ts'
import {
  accountsOf,
  ethereumAccountAt,
  makeWallet,
  solanaAccount,
} from '../../../../test/support/walletSteps.ts'

test('pages through accounts forwards and backwards, ten when nothing is said', async () => {
  const kit = await createTestApi()
  const { walletId } = await makeWallet(
    kit,
    Array.from({ length: 12 }, (_, i) => ethereumAccountAt(i)),
  )
  await makeWallet(kit, [solanaAccount])
  const page = async (paginationOptions?: object, more: object = { walletId }) =>
    (await accountsOf(kit, { ...more, paginationOptions })).map((row) =>
      String(row.walletAccountId),
    )
  const ids = await page({ limit: '100' })
  expect(ids).toHaveLength(12)
  expect(await page()).toEqual(ids.slice(0, 10))
  expect(await page({ limit: '3', after: ids[2] })).toEqual(ids.slice(3, 6))
  expect(await page({ limit: '3', before: ids[9] })).toEqual(ids.slice(6, 9))
  expect(await page({ limit: '9', after: ids[2], before: ids[5] })).toEqual(ids.slice(3, 5))
  expect(await page({ limit: '100', after: ids[11] })).toEqual([])
  expect(await page({ limit: '100' }, {})).toHaveLength(13)
  const refused = await kit.query('listWalletAccounts', { paginationOptions: { limit: '101' } })
  expect(refused.code).toBe('REQUEST_INVALID')
})

test('shows each account its own wallet, and only when asked', async () => {
  const kit = await createTestApi()
  const first = await makeWallet(kit)
  const second = await makeWallet(kit)
  const wallets = (await accountsOf(kit, { includeWalletDetails: true })).map(
    ({ walletDetails }) => Object(walletDetails).walletId,
  )
  expect(wallets).toEqual([first.walletId, second.walletId])
  for (const account of await accountsOf(kit)) expect(account).not.toHaveProperty('walletDetails')
})

test('finds one account by its address, its path or both', async () => {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit, [
    ethereumAccountAt(0),
    ethereumAccountAt(1),
  ])
  const [address, other] = addresses
  const { path } = ethereumAccountAt(0)
  const find = (body: object) => kit.query('getWalletAccount', { walletId, ...body })
  for (const body of [{ address }, { path }, { address, path }])
    expect(Object((await find(body)).body).account).toMatchObject({ address, path })
  expect((await find({ address: other, path })).code).toBe('WALLET_ACCOUNT_NOT_FOUND')
  expect((await find({ address: 'x' })).code).toBe('WALLET_ACCOUNT_NOT_FOUND')
  expect((await find({})).code).toBe('REQUEST_INVALID')
})
