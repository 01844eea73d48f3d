import { expect, onTestFinished, test } from 'vitest'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createTestApi, type Reply } from '../support/activityApi.ts'
import { beginImport, exportSecret, sealFor } from '../support/bundleSteps.ts'
import { ethereumAccount, makePrivateKey, makeWallet } from '../support/walletSteps.ts'
import { onEachStore } from './store/onEachStore.ts'

const PARALLEL = 20
const junk = 'test test test test test test test test test test test junk'

/** Many at once; their codes, counted. */
async function race(submit: (index: number) => Promise<Reply>): Promise<Record<string, number>> {
  const replies = await Promise.all(Array.from({ length: PARALLEL }, (_, i) => submit(i)))
  const counts: Record<string, number> = {}
  for (const { code } of replies) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

onEachStore((open) => {
  async function openApi() {
    const store = await open()
    onTestFinished(() => store.close())
    return { kit: await createTestApi({ store }), store }
  }

  test('takes in a wallet and a key once, however many bring them', async () => {
    const { kit, store } = await openApi()
    const call = { key: kit.root.key }
    const { userId } = kit.root
    const phrase = await sealFor(kit, await beginImport(kit, 'Wallet'), bytesFromUtf8(junk))
    const wallet = { userId, walletName: 'W', accounts: [ethereumAccount] }
    const bringWallet = () =>
      kit.submit('importWallet', { ...wallet, encryptedBundle: phrase }, call)
    expect(await race(bringWallet)).toEqual({ OK: 1, IMPORT_NOT_STARTED: PARALLEL - 1 })
    expect(await store.count('wallets', { isImported: true })).toBe(1)
    expect(await store.count('walletAccounts', {})).toBe(1)
    const secret = new Uint8Array(32).fill(7)
    const sealed = await sealFor(kit, await beginImport(kit, 'PrivateKey'), secret)
    const key = { userId, privateKeyName: 'K', curve: 'CURVE_SECP256K1', addressFormats: [] }
    const bringKey = () => kit.submit('importPrivateKey', { ...key, encryptedBundle: sealed }, call)
    expect(await race(bringKey)).toEqual({ OK: 1, IMPORT_NOT_STARTED: PARALLEL - 1 })
    expect(await store.count('privateKeys', { isImported: true })).toBe(1)
    expect(kit.errors).toEqual([])
  }, 60_000)

  test('begins as often as it is asked, and ends with one that can be gone on with', async () => {
    const { kit, store } = await openApi()
    const begin = () =>
      kit.submit('initImportWallet', { userId: kit.root.userId }, { key: kit.root.key })
    expect(await race(begin)).toEqual({ OK: PARALLEL })
    const bundle = await beginImport(kit, 'Wallet')
    expect(await store.count('imports', {})).toBe(1)
    const encryptedBundle = await sealFor(kit, bundle, bytesFromUtf8(junk))
    const parameters = { userId: kit.root.userId, walletName: 'W', accounts: [], encryptedBundle }
    const reply = await kit.submit('importWallet', parameters, { key: kit.root.key })
    expect(reply.code).toBe('OK')
    expect(kit.errors).toEqual([])
  }, 60_000)

  test('exports and marks, whoever else does', async () => {
    const { kit, store } = await openApi()
    const { walletId, addresses } = await makeWallet(kit)
    const { privateKeyId } = await makePrivateKey(kit)
    const [address] = addresses
    for (const [name, parameters] of [
      ['exportWallet', { walletId }],
      ['exportWalletAccount', { address }],
      ['exportPrivateKey', { privateKeyId }],
    ] as const) {
      const secrets = new Set<string>()
      const codes = await race(async () => {
        const { reply, secret } = await exportSecret(kit, name, parameters)
        secrets.add(String(secret))
        return reply
      })
      expect([codes, secrets.size]).toEqual([{ OK: PARALLEL }, 1])
    }
    expect((await store.first('wallets', { id: walletId }))?.isExported).toBe(true)
    expect((await store.first('walletAccounts', { walletId }))?.isExported).toBe(true)
    expect((await store.first('privateKeys', { id: privateKeyId }))?.isExported).toBe(true)
    expect(kit.errors).toEqual([])
  }, 60_000)
})
