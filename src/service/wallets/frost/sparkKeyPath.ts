import { sha256 } from '@noble/hashes/sha2.js'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { SparkKeyDerivation } from '../../../wire/fields/sparkKeyDerivation.ts'
import type { WalletAccountRow } from '../../store/walletRows.ts'

/** The keys of Spark are below it (BIP-43). */
const PURPOSE = 8797555

/**
 * The path of one of the Spark keys of a wallet.
 *
 * Spec: spark_sign_frost › derivation. Ours: the account whose address was named tells the number of the Spark account;
 * one that is no Spark account stands for number 0 on the test network and 1 elsewhere, as Spark's own wallets count.
 */
export function sparkKeyPath(
  { path, addressFormat }: Pick<WalletAccountRow, 'path' | 'addressFormat'>,
  derivation: SparkKeyDerivation,
): string {
  const named = path.match(new RegExp(`^m/${PURPOSE}'/(\\d+)'`))?.[1]
  const number = named ?? (addressFormat.endsWith('REGTEST') ? '0' : '1')
  return `m/${PURPOSE}'/${number}'/${keyOf(derivation)}`
}

function keyOf(derivation: SparkKeyDerivation): string {
  const { type, leafId, identity, signingLeaf, deposit, staticDeposit } = derivation
  if (type !== undefined) return leafKey(leafId ?? '')
  if (identity) return "0'"
  if (signingLeaf) return leafKey(signingLeaf.leafId)
  if (deposit) return "2'"
  if (staticDeposit) return `3'/${staticDeposit.index}'`
  return "4'"
}

/** Below the signing key, at the place that the leaf's id has by its hash. */
function leafKey(leafId: string): string {
  const hash = sha256(bytesFromUtf8(leafId))
  const index = new DataView(hash.buffer, hash.byteOffset).getUint32(0) % 2 ** 31
  return `1'/${index}'`
}
