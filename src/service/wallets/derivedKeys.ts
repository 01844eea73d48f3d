import type { Sealer } from '../../crypto/seal/seal.ts'
import type { Curve } from '../../wire/fields/walletParams.ts'
import type { WalletRow } from '../store/walletRows.ts'
import { runInTurns } from '../takeTurn.ts'
import { privateKeySteps } from './deriveKey.ts'
import { openSeed } from './recoveryPhrase.ts'

/** An account whose private key is wanted. */
export type DerivedPlace = { readonly curve: Curve; readonly path: string }

/** How many keys are kept: a few hundred bytes each. */
const MOST_KEYS = 1000

/** For each sealer, and so for each service, the sealed keys by what they are bound to; the one used last is last. */
const keptBySealer = new WeakMap<Sealer, Map<string, string>>()

/**
 * The private key of an account of a wallet, 32 bytes, to be overwritten after use.
 *
 * Ours: to derive a key from its phrase takes many times longer than to sign with it (BIP-39 asks for 2048 rounds of
 * HMAC). So the keys used last are kept, sealed as everything in the store is and bound to their wallet: what lies in
 * memory is worth no more than what lies on the disk.
 *
 * @throws Error when the row of the wallet was altered.
 */
export async function openDerivedKey(
  { sealer }: { readonly sealer: Sealer },
  wallet: WalletRow,
  { curve, path }: DerivedPlace,
): Promise<Uint8Array> {
  const kept = keptOf(sealer)
  // the sealed phrase is part of the name: a row that was altered finds no key that was derived before
  const name = ['derivedKey', wallet.organizationId, wallet.id, wallet.sealedPhrase, curve, path]
  const context = name.join('\n')
  const sealed = kept.get(context)
  if (sealed !== undefined) {
    kept.delete(context)
    kept.set(context, sealed)
    return sealer.open(sealed, context)
  }
  const seed = await openSeed({ sealer }, wallet)
  const key = await runInTurns(privateKeySteps(seed, curve, path))
  seed.fill(0)
  kept.set(context, await sealer.seal(key, context))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEYS && oldest !== undefined) kept.delete(oldest)
  return key
}

function keptOf(sealer: Sealer): Map<string, string> {
  const known = keptBySealer.get(sealer)
  if (known) return known
  const made = new Map<string, string>()
  keptBySealer.set(sealer, made)
  return made
}
