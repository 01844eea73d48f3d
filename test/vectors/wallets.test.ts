import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { expect, it } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { deriveKey, derivePrivateKey } from '../../src/service/wallets/deriveKey.ts'
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

it.skipIf(!hasCorpora)(`derives the keys of BIP-32: 26 of 26 below the root${skipNote}`, () => {
  const { valid }: Bip32 = JSON.parse(readCorpus('bip32.json'))
  const below = valid.filter(({ path }) => path !== 'm')
  const right = below.filter(({ seed: text, path, kind, key }) => {
    const seed = bytesFromHex(text) ?? new Uint8Array()
    const derived =
      kind === 'prv'
        ? `00${hexFromBytes(derivePrivateKey(seed, 'CURVE_SECP256K1', path))}`
        : hexFromBytes(deriveKey(seed, 'CURVE_SECP256K1', path).publicKey)
    return derived === keyOf(key)
  })
  printCount('BIP-32 keys', right.length, below.length)
  expect([right.length, below.length, valid.length]).toEqual([26, 26, 34])
})

it.skipIf(!hasCorpora)(
  `gives the seeds of BIP-39 in twelve languages: 288 of 288${skipNote}`,
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
