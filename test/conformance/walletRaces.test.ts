import { expect, onTestFinished, test } from 'vitest'
import { createTestApi, type Reply } from '../support/activityApi.ts'
import {
  ethereumAccount,
  ethereumAccountAt,
  makePrivateKey,
  makeWallet,
  resultOf,
  textsOf,
} from '../support/walletSteps.ts'
import { onEachStore } from './store/onEachStore.ts'

const PARALLEL = 50
const force = { deleteWithoutExport: true }

/** Fifty at once; their codes, counted. */
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
    const kit = await createTestApi({ store })
    const submit = (name: Parameters<typeof kit.submit>[0], parameters: object) =>
      kit.submit(name, parameters, { key: kit.root.key })
    return { kit, store, submit }
  }

  test('keeps an account once, however many ask for it', async () => {
    const { kit, store, submit } = await openApi()
    const { walletId } = await makeWallet(kit)
    const parameters = { walletId, accounts: [ethereumAccountAt(1)] }
    expect(await race(() => submit('createWalletAccounts', parameters))).toEqual({
      OK: 1,
      REQUEST_INVALID: PARALLEL - 1,
    })
    expect(await store.count('walletAccounts', { walletId })).toBe(2)
    expect(kit.errors).toEqual([])
  }, 120_000)

  test('takes away once, and leaves no account without its wallet', async () => {
    const { kit, store, submit } = await openApi()
    const { walletId } = await makeWallet(kit)
    const [row] = await store.find('walletAccounts', { walletId })
    const accounts = { walletAccountIds: [row?.id], ...force }
    expect(await race(() => submit('deleteWalletAccounts', accounts))).toEqual({
      OK: 1,
      WALLET_ACCOUNT_NOT_FOUND: PARALLEL - 1,
    })
    const add = (i: number) =>
      submit('createWalletAccounts', { walletId, accounts: [ethereumAccountAt(i)] })
    const remove = () => submit('deleteWallets', { walletIds: [walletId], ...force })
    const { OK, ...refused } = await race((i) => (i % 2 === 0 ? add(i) : remove()))
    expect(OK).toBeGreaterThan(0)
    expect(Object.keys(refused)).toEqual(['WALLET_NOT_FOUND'])
    expect(await store.count('wallets', {})).toBe(0)
    expect(await store.count('walletAccounts', {})).toBe(0)
    expect(kit.errors).toEqual([])
  }, 120_000)

  test('renames every time that is asked, and ends with one of the names', async () => {
    const { kit, store, submit } = await openApi()
    const { walletId } = await makeWallet(kit)
    const rename = (i: number) => submit('updateWallet', { walletId, walletName: `Name ${i}` })
    expect(await race(rename)).toEqual({ OK: PARALLEL })
    expect((await store.first('wallets', { id: walletId }))?.name).toMatch(/^Name \d+$/)
    expect(kit.errors).toEqual([])
  }, 120_000)

  test('makes no wallet beyond the hundredth', async () => {
    const { kit, store, submit } = await openApi()
    const { organizationId } = kit
    const times = { createdAtMs: 1, updatedAtMs: 1 }
    const row = { organizationId, name: 'W', sealedPhrase: '', isExported: false, ...times }
    await store.transaction(async (tx) => {
      for (let i = 0; i < 97; i++)
        await tx.insert('wallets', { id: kit.parts.newId(), ...row, isImported: false })
    })
    const make = () => submit('createWallet', { walletName: 'W', accounts: [ethereumAccount] })
    expect(await race(make)).toEqual({ OK: 3, REQUEST_INVALID: PARALLEL - 3 })
    expect(await store.count('wallets', { organizationId })).toBe(100)
    expect(await store.count('walletAccounts', { organizationId })).toBe(3)
    expect(kit.errors).toEqual([])
  }, 120_000)

  test('puts a tag on a key once, and takes both away once', async () => {
    const { kit, store, submit } = await openApi()
    const { privateKeyId } = await makePrivateKey(kit)
    const tag = { privateKeyTagName: 'Hot', privateKeyIds: [] }
    const { privateKeyTagId } = resultOf(await submit('createPrivateKeyTag', tag))
    const lists = { addPrivateKeyIds: [privateKeyId], removePrivateKeyIds: [] }
    const parameters = { privateKeyTagId, ...lists }
    expect(await race(() => submit('updatePrivateKeyTag', parameters))).toEqual({ OK: PARALLEL })
    expect(await store.count('taggedPrivateKeys', {})).toBe(1)
    const tags = { privateKeyTagIds: [privateKeyTagId] }
    expect(await race(() => submit('deletePrivateKeyTags', tags))).toEqual({
      OK: 1,
      PRIVATE_KEY_TAG_NOT_FOUND: PARALLEL - 1,
    })
    const keys = { privateKeyIds: [privateKeyId], ...force }
    expect(await race(() => submit('deletePrivateKeys', keys))).toEqual({
      OK: 1,
      PRIVATE_KEY_NOT_FOUND: PARALLEL - 1,
    })
    expect(await store.count('privateKeyAddresses', {})).toBe(0)
    expect(await store.count('taggedPrivateKeys', {})).toBe(0)
    expect(kit.errors).toEqual([])
  }, 120_000)

  test('signs the same digest with the same signature, and with nothing that is gone', async () => {
    const { kit, submit } = await openApi()
    const { walletId, addresses } = await makeWallet(kit)
    const parameters = {
      signWith: addresses[0],
      payloads: ['a', 'b'],
      encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
      hashFunction: 'HASH_FUNCTION_SHA256',
    }
    const signatures = new Set<string>()
    const codes = await race(async (i) => {
      if (i === PARALLEL - 1) return submit('deleteWallets', { walletIds: [walletId], ...force })
      const reply = await submit('signRawPayloads', parameters)
      if (reply.code === 'OK') signatures.add(JSON.stringify(resultOf(reply)))
      return reply
    })
    expect(Object.keys(codes).filter((code) => !['OK', 'SIGNER_NOT_FOUND'].includes(code))).toEqual(
      [],
    )
    expect(signatures.size).toBeLessThanOrEqual(1)
    expect((await submit('signRawPayloads', parameters)).code).toBe('SIGNER_NOT_FOUND')
    expect(kit.errors).toEqual([])
  }, 120_000)

  test('makes a hundred private keys at once, each its own', async () => {
    const { kit, submit } = await openApi()
    const one = {
      privateKeyName: 'K',
      curve: 'CURVE_ED25519',
      privateKeyTags: [],
      addressFormats: ['ADDRESS_FORMAT_SOLANA'],
    }
    const many = { privateKeys: Array.from({ length: 100 }, () => one) }
    expect(textsOf(await submit('createPrivateKeys', many), 'privateKeys')).toHaveLength(100)
    const { privateKeys } = Object((await kit.query('listPrivateKeys')).body)
    const keys = Array.from(Object(privateKeys), (each) => String(Object(each).publicKey))
    expect(new Set(keys).size).toBe(100)
  }, 120_000)
})
