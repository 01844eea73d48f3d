import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../../test/support/activityApi.ts'
import { exportSecret, importPhrase } from '../../../../test/support/bundleSteps.ts'
import {
  accountsOf,
  ethereumAccount,
  makePrivateKey,
  makeWallet,
  resultOf,
  solanaAccount,
} from '../../../../test/support/walletSteps.ts'
import { createTargetKey } from '../../../crypto/hpke/sealedBundle.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { utf8FromBytes } from '../../../lib/utf8.ts'
import { addressOf } from '../../wallets/addressFormats.ts'
import { deriveKey } from '../../wallets/deriveKey.ts'
import { publicKeysOf } from '../../wallets/keyPairs.ts'
import { seedFromPhrase } from '../../wallets/recoveryPhrase.ts'

const french = 'abaisser '.repeat(11).concat('abeille')

test('gives out the phrase from which the addresses come, and marks the wallet', async () => {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit, [ethereumAccount, solanaAccount])
  kit.clock.time += 5000
  const { reply, secret } = await exportSecret(kit, 'exportWallet', { walletId })
  const seed = await seedFromPhrase(utf8FromBytes(secret ?? new Uint8Array()) ?? '')
  const derived = [ethereumAccount, solanaAccount].map(({ curve, path, addressFormat }) =>
    addressOf(deriveKey(seed, curve, path), curve, addressFormat),
  )
  expect(derived).toEqual(addresses)
  expect(resultOf(reply)).toEqual({ walletId, exportBundle: expect.any(String) })
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    intent: { exportWalletIntent: { walletId } },
  })
  const { wallet } = Object((await kit.query('getWallet', { walletId })).body)
  expect(wallet).toMatchObject({
    exported: true,
    imported: false,
    updatedAt: { seconds: String(kit.clock.time / 1000) },
  })
  const taken = { walletIds: [walletId] }
  expect((await kit.submit('deleteWallets', taken, { key: kit.root.key })).code).toBe('OK')
})

test('gives out the key of one account, and marks that account alone', async () => {
  const kit = await createTestApi()
  const { addresses, walletId } = await makeWallet(kit, [ethereumAccount, solanaAccount])
  const [ethereum = '', solana = ''] = addresses
  for (const [address, { curve, addressFormat }] of [
    [solana, solanaAccount],
    [ethereum.toLowerCase(), ethereumAccount],
  ] as const) {
    const { reply, secret } = await exportSecret(kit, 'exportWalletAccount', { address })
    expect(secret).toHaveLength(32)
    const keys = publicKeysOf(secret ?? new Uint8Array(), curve)
    expect(resultOf(reply).address).toBe(addressOf(keys, curve, addressFormat))
    const ids = (await accountsOf(kit)).map((account) => String(account.walletAccountId))
    const [first, second] = ids
    const left = { walletAccountIds: [address === solana ? first : second] }
    const refused = await kit.submit('deleteWalletAccounts', left, { key: kit.root.key })
    if (address === solana) expect(refused.code).toBe('WALLET_ACCOUNT_NOT_EXPORTED')
  }
  const rows = await kit.parts.store.find('walletAccounts', { walletId })
  expect(rows.every(({ isExported }) => isExported)).toBe(true)
  const { wallet } = Object((await kit.query('getWallet', { walletId })).body)
  expect(wallet.exported).toBe(false)
})

test('gives out a private key, and marks it', async () => {
  const kit = await createTestApi()
  for (const curve of ['CURVE_SECP256K1', 'CURVE_ED25519', 'CURVE_P256'] as const) {
    const { privateKeyId } = await makePrivateKey(kit, { curve, addressFormats: [] })
    const { reply, secret } = await exportSecret(kit, 'exportPrivateKey', { privateKeyId })
    expect(resultOf(reply).privateKeyId).toBe(privateKeyId)
    const { publicKey } = publicKeysOf(secret ?? new Uint8Array(), curve)
    const { privateKey } = Object((await kit.query('getPrivateKey', { privateKeyId })).body)
    expect(privateKey).toMatchObject({ publicKey: hexFromBytes(publicKey), exported: true })
  }
})

test('speaks the language of the words, and no other', async () => {
  const kit = await createTestApi()
  const { walletId } = await makeWallet(kit)
  const ask = (id: unknown, language: string) =>
    exportSecret(kit, 'exportWallet', { walletId: id, language })
  expect((await ask(walletId, 'MNEMONIC_LANGUAGE_ENGLISH')).reply.code).toBe('OK')
  const other = await makeWallet(kit)
  const refused = await ask(other.walletId, 'MNEMONIC_LANGUAGE_FRENCH')
  expect(refused.reply).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: { description: expect.stringContaining('parameters.language') },
  })
  expect((await kit.parts.store.first('wallets', { id: other.walletId }))?.isExported).toBe(false)
  const imported = resultOf(await importPhrase(kit, french)).walletId
  expect((await ask(imported, 'MNEMONIC_LANGUAGE_ENGLISH')).reply.code).toBe('REQUEST_INVALID')
  const { secret } = await ask(imported, 'MNEMONIC_LANGUAGE_FRENCH')
  expect(utf8FromBytes(secret ?? new Uint8Array())).toBe(french)
})

test.each([
  ['', 'must be an uncompressed P-256 public key'],
  ['02'.padEnd(66, '1'), 'must be an uncompressed P-256 public key'],
  [`04${'1'.repeat(128)}`, 'must be a point of the curve'],
  [`04${'A'.repeat(128)}`, 'must be a point of the curve'],
])('encrypts to no key that reads %j, and marks nothing', async (targetPublicKey, words) => {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit)
  const { privateKeyId } = await makePrivateKey(kit)
  for (const [name, parameters] of [
    ['exportWallet', { walletId }],
    ['exportWalletAccount', { address: addresses[0] }],
    ['exportPrivateKey', { privateKeyId }],
  ] as const) {
    const { reply } = await exportSecret(kit, name, { ...parameters, targetPublicKey })
    expect(reply.code).toBe('REQUEST_INVALID')
    expect(reply.detail?.description).toContain(`parameters.targetPublicKey ${words}`)
  }
  const held = { isExported: true }
  expect(await kit.parts.store.count('wallets', held)).toBe(0)
  expect(await kit.parts.store.count('walletAccounts', held)).toBe(0)
  expect(await kit.parts.store.count('privateKeys', held)).toBe(0)
  expect(kit.errors).toEqual([])
})

test('answers what is not there with its own refusal', async () => {
  const kit = await createTestApi()
  const id = kit.parts.newId()
  const code = async (...asked: Parameters<typeof exportSecret>) =>
    (await exportSecret(...asked)).reply.code
  expect(await code(kit, 'exportWallet', { walletId: id })).toBe('WALLET_NOT_FOUND')
  expect(await code(kit, 'exportWalletAccount', { address: id })).toBe('WALLET_ACCOUNT_NOT_FOUND')
  expect(await code(kit, 'exportPrivateKey', { privateKeyId: id })).toBe('PRIVATE_KEY_NOT_FOUND')
})

test('answers the same body with the same bundle', async () => {
  const kit = await createTestApi()
  const { walletId } = await makeWallet(kit)
  const { publicKeyUncompressedHex: targetPublicKey } = await createTargetKey()
  const envelope = kit.envelope('exportWallet', { walletId, targetPublicKey })
  const path = '/public/v1/submit/export_wallet'
  const first = await kit.stamped(path, envelope, kit.root.key)
  const second = await kit.stamped(path, envelope, kit.root.key)
  expect(second).toEqual(first)
  expect(first.code).toBe('OK')
})
