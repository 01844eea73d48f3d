import { expect, test, vi } from 'vitest'
import { createSealer } from '../../crypto/seal/seal.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import type { WalletRow } from '../store/walletRows.ts'
import { openDerivedKey } from './derivedKeys.ts'
import { derivePrivateKey } from './deriveKey.ts'
import { newPhrase, sealPhrase, seedFromPhrase } from './recoveryPhrase.ts'

const place = { curve: 'CURVE_SECP256K1', path: "m/44'/60'/0'/0/0" } as const

async function newWallet(id = 'wallet') {
  const sealer = await createSealer(crypto.getRandomValues(new Uint8Array(32)))
  const phrase = newPhrase(128)
  const home = { organizationId: 'organization', id }
  const wallet: WalletRow = {
    ...home,
    name: 'Main',
    sealedPhrase: await sealPhrase({ sealer }, phrase, home),
    isExported: false,
    isImported: false,
    createdAtMs: 1,
    updatedAtMs: 1,
  }
  const expected = hexFromBytes(
    derivePrivateKey(await seedFromPhrase(phrase), place.curve, place.path),
  )
  return { sealer, wallet, expected }
}

test('gives the key of the path, again and again, and a copy of its own each time', async () => {
  const { sealer, wallet, expected } = await newWallet()
  for (let i = 0; i < 3; i++) {
    const key = await openDerivedKey({ sealer }, wallet, place)
    expect(hexFromBytes(key)).toBe(expected)
    key.fill(0)
  }
  const other = await openDerivedKey({ sealer }, wallet, { ...place, path: "m/44'/60'/0'/0/1" })
  expect(hexFromBytes(other)).not.toBe(expected)
})

test('opens the phrase once for a key that is asked for often', async () => {
  const { sealer, wallet } = await newWallet()
  const open = vi.spyOn(sealer, 'open')
  for (let i = 0; i < 3; i++) await openDerivedKey({ sealer }, wallet, place)
  expect(open.mock.calls.filter(([sealed]) => sealed === wallet.sealedPhrase)).toHaveLength(1)
})

test('keeps no key for a wallet of another organization, id or phrase', async () => {
  const { sealer, wallet } = await newWallet()
  await openDerivedKey({ sealer }, wallet, place)
  for (const altered of [{ id: 'other' }, { organizationId: 'other' }, { sealedPhrase: 'AAAA' }])
    await expect(openDerivedKey({ sealer }, { ...wallet, ...altered }, place)).rejects.toThrow()
})

test('keeps a thousand keys, those used last', async () => {
  const { sealer, wallet } = await newWallet()
  const open = vi.spyOn(sealer, 'open')
  const phrases = () => open.mock.calls.filter(([sealed]) => sealed === wallet.sealedPhrase).length
  const at = (index: number) => ({ curve: 'CURVE_P256', path: `m/${index}` }) as const
  for (let index = 0; index < 1001; index++) await openDerivedKey({ sealer }, wallet, at(index))
  expect(phrases()).toBe(1001)
  await openDerivedKey({ sealer }, wallet, at(1))
  expect(phrases()).toBe(1001)
  await openDerivedKey({ sealer }, wallet, at(0))
  expect(phrases()).toBe(1002)
}, 60_000)
