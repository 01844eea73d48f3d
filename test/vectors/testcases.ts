import { loadTests } from '@ethersproject/testcases'
import { hexFromBytes } from '../../src/lib/hex.ts'
import {
  ethereumAddress,
  keccakAccount,
} from '../../src/service/wallets/addresses/ethereumAddress.ts'
import { privateKeyAt } from '../../src/service/wallets/deriveKey.ts'
import { publicKeysOf } from '../../src/service/wallets/keyPairs.ts'
import { seedFromPhrase } from '../../src/service/wallets/recoveryPhrase.ts'

type Node = { readonly path: string; readonly address: string; readonly privateKey: string }

/** A phrase of the collection with all that comes from it. */
type HdTree = {
  readonly mnemonic: string
  readonly password?: string
  readonly seed: string
  readonly hdnodes: readonly Node[]
}

type TypedDataCase = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, unknown>>
  readonly primaryType: string
  readonly data: unknown
  readonly digest: string
}

export function typedDataCases(): readonly TypedDataCase[] {
  return loadTests<TypedDataCase[]>('eip712')
}

export function hdTrees(): readonly HdTree[] {
  return loadTests<HdTree[]>('hdnode')
}

/** How many of the nodes of a tree come out right; none when the seed does not. */
export async function rightNodes({ mnemonic, password, seed, hdnodes }: HdTree): Promise<number> {
  const derived = await seedFromPhrase(mnemonic, password)
  if (`0x${hexFromBytes(derived)}` !== seed) return 0
  return hdnodes.filter(({ path, privateKey, address }) => {
    const key = privateKeyAt(derived, 'CURVE_SECP256K1', path)
    if (!key || `0x${hexFromBytes(key)}` !== privateKey) return false
    const { publicKeyUncompressed } = publicKeysOf(key, 'CURVE_SECP256K1')
    return ethereumAddress(keccakAccount(publicKeyUncompressed)).toLowerCase() === address
  }).length
}
