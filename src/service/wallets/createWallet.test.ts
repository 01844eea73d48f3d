import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { beforeEach, expect, it } from 'vitest'
import { createSealer } from '../../crypto/seal/seal.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import type { WalletParams } from '../../wire/fields/walletParams.ts'
import { createCosts } from '../limits/createCosts.ts'
import { defaultLimits } from '../limits/limits.ts'
import { createMemoryStore } from '../store/memoryStore.ts'
import type { Store } from '../store/store.ts'
import { addressOf } from './addressFormats.ts'
import { createWallet } from './createWallet.ts'
import { deriveKey } from './deriveKey.ts'
import { walletSealContext } from './sealContexts.ts'

const account = {
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
} as const

let store: Store
let ids = 0
beforeEach(() => {
  store = createMemoryStore()
})

async function makeParts() {
  const sealer = await createSealer(new Uint8Array(32).fill(7))
  const clock = { nowMs: () => 1_000 }
  const costs = createCosts({ clock, development: false, limits: defaultLimits })
  return { sealer, newId: () => `id-${ids++}`, clock, costs }
}

it('keeps a phrase that derives the addresses it answers, sealed to its own row', async () => {
  const parts = await makeParts()
  const commit = await createWallet(parts, 'org', { walletName: 'Main', accounts: [account] })
  const { walletId, addresses } = await store.transaction(commit)
  const row = await store.first('wallets', { id: walletId })
  const opened = await parts.sealer.open(
    row?.sealedPhrase ?? '',
    walletSealContext('org', walletId),
  )
  const phrase = utf8FromBytes(opened) ?? ''
  expect(validateMnemonic(phrase, wordlist)).toBe(true)
  expect(phrase.split(' ')).toHaveLength(12)
  const key = deriveKey(mnemonicToSeedSync(phrase), account.curve, account.path)
  expect(addresses).toEqual([addressOf(key, account.curve, account.addressFormat)])
  expect(await store.find('walletAccounts', { walletId })).toMatchObject([
    { address: addresses[0], organizationId: 'org', path: account.path },
  ])
  await expect(
    parts.sealer.open(row?.sealedPhrase ?? '', walletSealContext('other', walletId)),
  ).rejects.toThrow()
})

it.each([
  [12, 12],
  [15, 15],
  [24, 24],
])('makes a phrase of %i words when asked', async (mnemonicLength, words) => {
  const parts = await makeParts()
  const params = { walletName: 'W', accounts: [], mnemonicLength }
  const { walletId } = await store.transaction(await createWallet(parts, 'org', params))
  const row = await store.first('wallets', { id: walletId })
  const opened = await parts.sealer.open(
    row?.sealedPhrase ?? '',
    walletSealContext('org', walletId),
  )
  expect((utf8FromBytes(opened) ?? '').split(' ')).toHaveLength(words)
})

it.each<[Partial<WalletParams>, string]>([
  [{ mnemonicLength: 13 }, 'wallet.mnemonicLength must be 12 or 15 or 18 or 21 or 24'],
  [
    { accounts: Array.from({ length: 101 }, () => account) },
    'wallet.accounts must have at most 100 entries',
  ],
  [
    { accounts: [account, { ...account, path: 'm/x' }] },
    "wallet.accounts.1.path must be a path like m/44'/60'/0'/0/0",
  ],
  [
    { accounts: [{ ...account, curve: 'CURVE_ED25519', path: 'm/44' }] },
    "wallet.accounts.0.path must be a path like m/44'/501'/0', every part with '",
  ],
  [{ accounts: [account, account] }, 'wallet.accounts.1 stands there twice'],
])('names the field that is wrong and keeps nothing: %j', async (wrong, details) => {
  const params = { walletName: 'W', accounts: [], ...wrong }
  const refused = createWallet(await makeParts(), 'org', params)
  await expect(refused).rejects.toMatchObject({ code: 'REQUEST_INVALID', facts: { details } })
  expect(await store.count('wallets', {})).toBe(0)
})

it('names the formats that fit when one does not', async () => {
  const accounts = [{ ...account, addressFormat: 'ADDRESS_FORMAT_SOLANA' }]
  const refused = createWallet(await makeParts(), 'org', { walletName: 'W', accounts })
  const details = expect.stringMatching(
    /^wallet\.accounts\.0\.addressFormat must be one that fits CURVE_SECP256K1: .*ADDRESS_FORMAT_ETHEREUM/,
  )
  await expect(refused).rejects.toMatchObject({ code: 'REQUEST_INVALID', facts: { details } })
})
