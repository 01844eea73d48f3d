import type { Account } from '../../../core/wallet/account.ts'
import type { PrivateKey } from '../../../core/wallet/privateKey.ts'
import type { Wallet } from '../../../core/wallet/wallet.ts'
import { knownChain } from './chainName.ts'

/** An address of one's own, as far as it matters to receive at it and to send from it. */
export type OwnAddress = Pick<Account, 'address' | 'addressFormat' | 'curve' | 'name'>

/** An account of a wallet; none, in a wallet that has no account. */
export type WalletHolding = {
  readonly kind: 'wallet'
  readonly id: string
  /** Its own name, else that of its wallet. */
  readonly name: string
  readonly account: Account | null
  readonly walletId: string
  readonly walletName: string
}

/** An address of a private key that is no wallet's; none, where no chain is known of it. */
type KeyHolding = {
  readonly kind: 'key'
  readonly id: string
  readonly name: string
  readonly account: OwnAddress | null
  readonly privateKeyId: string
  readonly publicKeyHex: string
}

/** What stands in the card or in a row. */
export type Holding = WalletHolding | KeyHolding

export type Holdings = {
  readonly ofWallets: readonly WalletHolding[]
  readonly ofKeys: readonly KeyHolding[]
}

/**
 * Everything that somebody has, as far as it is loaded.
 *
 * @param hasMore - whether more accounts are to come: until then a wallet may have some.
 */
export function holdings(
  wallets: readonly Wallet[],
  accounts: readonly Account[],
  keys: readonly PrivateKey[],
  hasMore: boolean,
): Holdings {
  const names = new Map(wallets.map(({ id, name }) => [id, name]))
  const withAccounts = new Set(accounts.map(({ walletId }) => walletId))
  const empty = hasMore ? [] : wallets.filter(({ id }) => !withAccounts.has(id))
  return {
    ofWallets: [
      ...accounts.map((account) => ofAccount(account, names.get(account.walletId) ?? '')),
      ...empty.map(ofEmpty),
    ],
    ofKeys: keys.length === 0 ? [] : ofKeys(keys, new Set(accounts.map((one) => one.address))),
  }
}

/** The one that was chosen, by its own id, that of its wallet or key, or its address; the first where none was. */
export function chosenOf({ ofWallets, ofKeys: own }: Holdings, choice: string | null) {
  const all: readonly Holding[] = [...ofWallets, ...own]
  return all.find((one) => choice === null || namesOf(one).includes(choice))
}

const namesOf = (one: Holding): readonly (string | null | undefined)[] => [
  one.id,
  one.kind === 'key' ? one.privateKeyId : one.walletId,
  one.account?.address,
]

function ofAccount(account: Account, walletName: string): WalletHolding {
  const { id, walletId, name } = account
  return { kind: 'wallet', id, name: name ?? walletName, account, walletId, walletName }
}

function ofEmpty({ id, name }: Wallet): WalletHolding {
  return { kind: 'wallet', id, name, account: null, walletId: id, walletName: name }
}

/** What everybody may see of it: its address, else its public key; null where it has neither. */
export function publicTextOf(one: Holding): string | null {
  return one.account?.address ?? (one.kind === 'key' ? one.publicKeyHex : null)
}

/** Each address once: that of an account is there already, and a key may have one in several formats. */
function ofKeys(keys: readonly PrivateKey[], known: Set<string>): readonly KeyHolding[] {
  return keys.flatMap((key) => {
    const { id: privateKeyId, name, curve, publicKeyHex } = key
    const of = { kind: 'key', name, privateKeyId, publicKeyHex } as const
    const written = key.addresses.filter((one) => knownChain(one) !== null)
    if (written.length === 0) return { ...of, id: privateKeyId, account: null }
    return written
      .filter(({ address }) => !known.has(address) && known.add(address))
      .map(({ address, addressFormat }): KeyHolding => {
        const account = { name, address, addressFormat, curve }
        return { ...of, id: `${privateKeyId} ${addressFormat}`, account }
      })
  })
}
