import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { expect, it } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { privateKeyAt } from '../../src/service/wallets/deriveKey.ts'
import { publicKeysOf } from '../../src/service/wallets/keyPairs.ts'
import { seedFromPhrase } from '../../src/service/wallets/recoveryPhrase.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, readCorpus, skipNote } from './corpora.ts'

const base58check = createBase58check(sha256)

type Bip32 = {
  valid: { seed: string; path: string; kind: 'pub' | 'prv'; key: string }[]
  invalid: { key: string }[]
}
type Bip39 = Record<string, [entropy: string, phrase: string, seed: string, key: string][]>

/** The 33 bytes at the end of an extended key (BIP-32, "Serialization format"). */
function keyOf(extended: string): string {
  return hexFromBytes(base58check.decode(extended).slice(-33))
}

it.skipIf(!hasCorpora)(`sec/T32 derives the keys of BIP-32: 34 of 34${skipNote}`, () => {
  const { valid }: Bip32 = JSON.parse(readCorpus('bip32.json'))
  const right = valid.filter(({ seed: text, path, kind, key }) => {
    const privateKey = privateKeyAt(bytesFromHex(text) ?? new Uint8Array(), 'CURVE_SECP256K1', path)
    if (!privateKey) return false
    const derived =
      kind === 'prv'
        ? `00${hexFromBytes(privateKey)}`
        : hexFromBytes(publicKeysOf(privateKey, 'CURVE_SECP256K1').publicKey)
    return derived === keyOf(key)
  })
  printCount('BIP-32 keys', right.length, valid.length)
  expect([right.length, valid.length]).toEqual([34, 34])
})

it.skipIf(!hasCorpora)(
  `sec/T32 stands on a library that refuses the malformed keys of BIP-32: 16 of 16${skipNote}`,
  () => {
    const { invalid }: Bip32 = JSON.parse(readCorpus('bip32.json'))
    const refused = invalid.filter(({ key }) => {
      try {
        HDKey.fromExtendedKey(key)
        return false
      } catch {
        return true // as it must be
      }
    })
    printCount('BIP-32 malformed keys', refused.length, invalid.length)
    expect([refused.length, invalid.length]).toEqual([16, 16])
  },
)

it.skipIf(!hasCorpora)(
  `sec/T32 gives the seeds of BIP-39 in twelve languages: 288 of 288${skipNote}`,
  async () => {
    const corpus: Bip39 = JSON.parse(readCorpus('bip39-vectors.json'))
    const cases = Object.values(corpus).flat()
    let right = 0
    for (const [, phrase, seed, root] of cases) {
      const bytes = await seedFromPhrase(phrase, 'TREZOR')
      const isRoot = HDKey.fromMasterSeed(bytes).privateExtendedKey === root
      if (hexFromBytes(bytes) === seed && isRoot) right++
    }
    printCount('BIP-39 seeds', right, cases.length)
    expect([right, cases.length]).toEqual([288, 288])
  },
  60_000,
)
