import type { Account } from '../core/wallet/account.ts'
import { publicKeyOfSolana } from '../core/wallet/publicKeyOfSolana.ts'
import type { StandardAccount, StandardChain } from './standard.ts'

const ON_CHAIN = /^solana:/

/** An account as the Wallet Standard shows it: nobody who has it changes it for others. */
export function standardAccount(
  { address, name }: Account,
  chains: readonly StandardChain[],
  features: readonly StandardChain[],
): StandardAccount {
  return Object.freeze({
    address,
    // bytes cannot be frozen
    get publicKey() {
      return publicKeyOfSolana(address)
    },
    chains,
    features: Object.freeze(features.filter((feature) => ON_CHAIN.test(feature))),
    ...(name !== null && { label: name }),
  })
}
