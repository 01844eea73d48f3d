import { Refusal } from '../../http/refusal.ts'
import type { Reads } from '../../store/store.ts'
import type { PrivateKeyRow, WalletAccountRow, WalletRow } from '../../store/walletRows.ts'
import { toStoredAddress } from '../../wallets/addresses/addressSpelling.ts'

/** An account of a wallet. */
export type AccountSigner = {
  readonly kind: 'account'
  readonly account: WalletAccountRow
  readonly wallet: WalletRow
  readonly addressFormat: string
}

/** The key that a request asks to sign with. */
export type Signer =
  | AccountSigner
  | {
      readonly kind: 'privateKey'
      readonly privateKey: PrivateKeyRow
      /** Null when the key was named by its id. */
      readonly addressFormat: string | null
    }

/**
 * Finds the key that `signWith` names: the address of a wallet account, or the id or an address of a private key.
 *
 * Spec: Submit endpoints › sign_raw_payload.
 *
 * @throws Refusal `SIGNER_NOT_FOUND`, for a key of another organization just as for none.
 */
export async function findSigner(
  reads: Reads,
  organizationId: string,
  signWith: string,
): Promise<Signer> {
  const account = await findAccount(reads, organizationId, signWith)
  if (account) return account
  const address = await toStoredAddress(signWith, 'strict')
  const written = await reads.first('privateKeyAddresses', { address, organizationId })
  const id = written?.privateKeyId ?? signWith
  const privateKey = await reads.first('privateKeys', { id, organizationId })
  if (!privateKey) throw new Refusal('SIGNER_NOT_FOUND')
  return { kind: 'privateKey', privateKey, addressFormat: written?.addressFormat ?? null }
}

/** Finds the account of a wallet that has an address. */
export async function findAccount(
  reads: Reads,
  organizationId: string,
  anySpelling: string,
): Promise<AccountSigner | undefined> {
  const address = await toStoredAddress(anySpelling, 'strict')
  const account = await reads.first('walletAccounts', { address, organizationId })
  const wallet = account && (await reads.first('wallets', { id: account.walletId, organizationId }))
  if (!account || !wallet) return undefined
  return { kind: 'account', account, wallet, addressFormat: account.addressFormat }
}

/** Nothing is signed with a key that was taken away meanwhile. @throws Refusal `SIGNER_NOT_FOUND`. */
export async function requireStillThere(reads: Reads, signer: Signer): Promise<void> {
  const { id, organizationId } = signer.kind === 'account' ? signer.account : signer.privateKey
  const table = signer.kind === 'account' ? 'walletAccounts' : 'privateKeys'
  if ((await reads.count(table, { id, organizationId })) === 0)
    throw new Refusal('SIGNER_NOT_FOUND')
}
