import { useQueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { useExportPrivateKey } from './useExportPrivateKey.ts'
import { useExportWallet } from './useExportWallet.ts'
import { useImportPrivateKey } from './useImportPrivateKey.ts'
import { useImportWallet } from './useImportWallet.ts'
import { usePrivateKeys } from './usePrivateKeys.ts'
import { useWallets } from './useWallets.ts'

const PHRASE = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const useAll = () => ({
  client: useQueryClient(),
  wallets: useWallets(),
  privateKeys: usePrivateKeys(),
  confirmation: useConfirmation(),
  exportWallet: useExportWallet(),
  exportPrivateKey: useExportPrivateKey(),
  importWallet: useImportWallet(),
  importPrivateKey: useImportPrivateKey(),
})

async function start() {
  const kit = await stage.person()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LatchkitProvider kit={kit}>{children}</LatchkitProvider>
  )
  const { result, unmount } = renderHook(useAll, { wrapper })
  await waitFor(() => expect(result.current.wallets.data).toEqual([]))
  return { result, unmount }
}

type Result = Awaited<ReturnType<typeof start>>['result']

/** Confirms by code, as somebody without a passkey does. */
async function confirm(result: Result) {
  await waitFor(() => expect(result.current.confirmation.way.data).toMatchObject({ by: 'code' }))
  const way = result.current.confirmation.way.data
  if (way?.by !== 'code') throw new Error('no code')
  const sent = await act(() => result.current.confirmation.sendCode.mutateAsync(way))
  return { sent, code: stage.codeFor(way.contact) }
}

/** Every text that can be reached from the caches. */
function textsIn(result: Result): string[] {
  const { client } = result.current
  const texts: string[] = []
  const seen = new Set<unknown>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    const isLeaf = (typeof value !== 'object' && typeof value !== 'function') || value === null
    if (isLeaf || seen.has(value) || value instanceof Node || value === globalThis) return
    seen.add(value)
    if (value instanceof Map || value instanceof Set) for (const one of value) walk(one)
    for (const key of Reflect.ownKeys(value)) {
      const { value: member } = Object.getOwnPropertyDescriptor(value, key) ?? {}
      walk(member)
    }
  }
  walk(client.getMutationCache().getAll())
  walk(client.getQueryCache().getAll())
  return texts
}

test('an imported phrase opens its address, and is in no cache, neither during nor after', async () => {
  const { result } = await start()
  const accounts = ['ethereum'] as const
  const importing = act(async () => {
    const asked = result.current.importWallet.mutateAsync({
      phrase: PHRASE,
      name: 'Zoo',
      accounts,
    })
    await Promise.resolve()
    expect(textsIn(result).join(' ')).not.toContain('zoo')
    return asked
  })
  const { addresses } = await importing
  expect(addresses[0]).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await waitFor(() =>
    expect(result.current.wallets.data).toMatchObject([{ name: 'Zoo', isImported: true }]),
  )
  expect(result.current.importWallet.variables).toBeUndefined()
  const texts = textsIn(result)
  expect(texts).toContain('Zoo')
  expect(texts.join(' ')).not.toContain('zoo')
})

test('an imported private key is in no cache', async () => {
  const { result } = await start()
  const key = { privateKey: KEY, name: 'Old', chain: 'ethereum' } as const
  const { addresses } = await act(() => result.current.importPrivateKey.mutateAsync(key))
  expect(addresses).toEqual([
    {
      format: 'ADDRESS_FORMAT_ETHEREUM',
      address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
    },
  ])
  expect(textsIn(result).join(' ')).not.toContain(KEY.slice(0, 16))
})

test('a private key is in the list once it is imported, and says when it has left', async () => {
  const { result } = await start()
  await waitFor(() => expect(result.current.privateKeys.data).toEqual([]))
  const key = { privateKey: KEY, name: 'Old', chain: 'ethereum' } as const
  const { privateKeyId } = await act(() => result.current.importPrivateKey.mutateAsync(key))
  await waitFor(() => expect(result.current.privateKeys.data).toHaveLength(1))
  const listed = {
    id: privateKeyId,
    name: 'Old',
    curve: 'CURVE_SECP256K1',
    publicKeyHex: expect.stringMatching(/^0[23][0-9a-f]{64}$/),
    addresses: [
      {
        addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
        address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
      },
    ],
    createdAtMs: expect.any(Number),
    isExported: false,
    isImported: true,
  }
  expect(result.current.privateKeys.data).toEqual([listed])
  const variables = { of: { privateKeyId }, confirm: await confirm(result) }
  await act(() => result.current.exportPrivateKey.mutateAsync(variables))
  await waitFor(() =>
    expect(result.current.privateKeys.data).toEqual([{ ...listed, isExported: true }]),
  )
})

test('an exported phrase is in no cache, and cannot be opened once its component is gone', async () => {
  const { result, unmount } = await start()
  const wallet = { phrase: PHRASE, name: 'Zoo', accounts: [] }
  const { walletId } = await act(() => result.current.importWallet.mutateAsync(wallet))
  const confirmed = await confirm(result)
  const variables = { walletId, confirm: confirmed }
  const secret = await act(() => result.current.exportWallet.mutateAsync(variables))
  expect(await secret.open()).toBe(PHRASE)
  expect(textsIn(result).join(' ')).not.toContain('zoo')
  await waitFor(() => expect(result.current.wallets.data).toMatchObject([{ isExported: true }]))
  const { client } = result.current
  unmount()
  await expect(secret.open()).rejects.toMatchObject({ code: 'BUNDLE_REFUSED' })
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
})

test('a reset forgets the key too', async () => {
  const { result } = await start()
  const key = { privateKey: KEY, name: 'Old', chain: 'ethereum' } as const
  const { privateKeyId } = await act(() => result.current.importPrivateKey.mutateAsync(key))
  const variables = { of: { privateKeyId }, confirm: await confirm(result) }
  const secret = await act(() => result.current.exportPrivateKey.mutateAsync(variables))
  expect(await secret.open()).toBe(`0x${KEY}`)
  act(() => result.current.exportPrivateKey.reset())
  await expect(secret.open()).rejects.toMatchObject({ code: 'BUNDLE_REFUSED' })
  await waitFor(() => expect(result.current.exportPrivateKey.data).toBeUndefined())
})

test('a reset in the middle leaves nothing that could be opened', async () => {
  const { result } = await start()
  const wallet = { phrase: PHRASE, name: 'Zoo', accounts: [] }
  const { walletId } = await act(() => result.current.importWallet.mutateAsync(wallet))
  const variables = { walletId, confirm: await confirm(result) }
  const opened = act(async () => {
    const asked = result.current.exportWallet.mutateAsync(variables)
    await new Promise((resolve) => setTimeout(resolve))
    result.current.exportWallet.reset()
    return (await asked).open()
  })
  // it depends on how far it was
  const code = expect.stringMatching(/^(REQUEST_ABORTED|BUNDLE_REFUSED)$/)
  await expect(opened).rejects.toMatchObject({ code })
  expect(result.current.exportWallet.data).toBeUndefined()
})

test('nothing is asked while nobody is logged in', async () => {
  const { kit } = createFakeKit()
  const result = renderHookWithKit(kit, useAll)
  const wallet = { phrase: PHRASE, name: 'Zoo', accounts: [] }
  const missing = { code: 'SESSION_MISSING' }
  const importing = act(() => result.current.importWallet.mutateAsync(wallet))
  await expect(importing).rejects.toMatchObject(missing)
  const variables = { walletId: 'w', confirm: 'passkey' } as const
  const exporting = act(() => result.current.exportWallet.mutateAsync(variables))
  await expect(exporting).rejects.toMatchObject(missing)
  expect(kit.submit).not.toHaveBeenCalled()
})
