import { act, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import type { NewAccount } from '../core/wallet/newAccount.ts'
import { useCreateWallet } from './useCreateWallet.ts'
import { useCreateWalletAccounts } from './useCreateWalletAccounts.ts'
import { useDeleteWalletAccounts } from './useDeleteWalletAccounts.ts'
import { useUpdateWallet } from './useUpdateWallet.ts'
import { useWalletAccounts } from './useWalletAccounts.ts'
import { useWallets } from './useWallets.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const useAll = () => ({
  wallets: useWallets(),
  accounts: useWalletAccounts(),
  create: useCreateWallet(),
  createAccounts: useCreateWalletAccounts(),
  update: useUpdateWallet(),
  deleteAccounts: useDeleteWalletAccounts(),
})

/** Somebody with a wallet of these accounts. */
async function withWallet(accounts: readonly NewAccount[]) {
  const result = renderHookWithKit(await stage.person(), useAll)
  await waitFor(() => expect(result.current.wallets.data).toEqual([]))
  const create = () => result.current.create.mutateAsync({ name: 'Main', accounts })
  const { walletId } = await act(create)
  await waitFor(() => expect(result.current.accounts.data).toHaveLength(accounts.length))
  return { result, walletId }
}

test('makes a wallet, which is then in the list with its accounts', async () => {
  const { result, walletId } = await withWallet(['ethereum', { chain: 'solana', name: 'Sol' }])
  expect(result.current.wallets.data).toEqual([
    {
      id: walletId,
      name: 'Main',
      isExported: false,
      isImported: false,
      createdAtMs: expect.any(Number),
    },
  ])
  const [ethereum, solana] = result.current.accounts.data ?? []
  expect(ethereum).toMatchObject({
    walletId,
    name: null,
    path: "m/44'/60'/0'/0/0",
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
  })
  expect(solana).toMatchObject({ name: 'Sol', path: "m/44'/501'/0'/0'" })
})

test('makes more accounts, and deletes some', async () => {
  const { result, walletId } = await withWallet(['ethereum'])
  const accounts = [{ chain: 'ethereum', index: 1 }, 'bitcoin'] as const
  await act(() => result.current.createAccounts.mutateAsync({ walletId, accounts }))
  await waitFor(() => expect(result.current.accounts.data).toHaveLength(3))
  const [first, ...others] = result.current.accounts.data ?? []
  const accountIds = others.map(({ id }) => id)
  const remove = () =>
    result.current.deleteAccounts.mutateAsync({ accountIds, deleteWithoutExport: true })
  await act(remove)
  await waitFor(() => expect(result.current.accounts.data).toEqual([first]))
})

test('keeps accounts whose key was never exported, unless told that it knows', async () => {
  const { result } = await withWallet(['ethereum'])
  const accountIds = (result.current.accounts.data ?? []).map(({ id }) => id)
  const remove = () => act(() => result.current.deleteAccounts.mutateAsync({ accountIds }))
  const refusal = { code: 'HTTP_STATUS', wireCode: 'WALLET_ACCOUNT_NOT_EXPORTED' }
  await expect(remove()).rejects.toMatchObject(refusal)
  expect(result.current.accounts.data).toHaveLength(1)
})

test('renames a wallet', async () => {
  const { result, walletId } = await withWallet([])
  await act(() => result.current.update.mutateAsync({ walletId, name: 'Savings' }))
  await waitFor(() => expect(result.current.wallets.data?.[0]?.name).toBe('Savings'))
})

test('reads accounts a hundred at a time, each once', async () => {
  const at = (index: number) => ({ chain: 'ethereum', index }) as const
  const { result, walletId } = await withWallet(Array.from({ length: 100 }, (_, i) => at(i)))
  const accounts = Array.from({ length: 50 }, (_, i) => at(100 + i))
  await act(() => result.current.createAccounts.mutateAsync({ walletId, accounts }))
  await waitFor(() => expect(result.current.accounts.hasNextPage).toBe(true))
  expect(result.current.accounts.data).toHaveLength(100)
  await act(() => result.current.accounts.fetchNextPage())
  await waitFor(() => expect(result.current.accounts.data).toHaveLength(150))
  expect(new Set(result.current.accounts.data?.map(({ address }) => address)).size).toBe(150)
  expect(result.current.accounts.hasNextPage).toBe(false)
})

test('asks nothing and changes nothing while nobody is logged in', async () => {
  const { kit } = createFakeKit()
  const result = renderHookWithKit(kit, useAll)
  const create = () => result.current.create.mutateAsync({ name: 'Main', accounts: [] })
  await expect(act(create)).rejects.toMatchObject({ code: 'SESSION_MISSING' })
  expect(kit.query).not.toHaveBeenCalled()
  expect(kit.submit).not.toHaveBeenCalled()
})
