import { sealImport } from '../../../crypto/hpke/importBundle.ts'
import { BundleRefusedError } from '../../../errors/bundle.ts'
import { RequestInvalidError } from '../../../errors/http.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { ResultOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { Chain } from '../../config/chains.ts'
import { createLinkContext, type LinkContext, requireSession } from '../../linking/linkContext.ts'
import { trustedExportKey } from '../exporting/exportKey.ts'
import { type NewAccount, paramsFromNewAccount } from '../newAccount.ts'
import { type KeyFault, readKey } from './readKey.ts'

/** What an error says of a key that is none, without a part of it. */
const faults: Readonly<Record<KeyFault, string>> = {
  letters: 'no wallet of this chain writes a private key like this',
  length: 'a private key is 64 hex characters, or what the wallets of its chain show',
  checksum: 'the checksum of this private key does not match: a character is wrong or missing',
  address: 'this is an address, not a private key',
  halves: 'the halves of this private key do not belong together',
  range: 'this number is no private key of the curve',
  unsupported: 'no account here has a key of this kind: it is on another curve, or not compressed',
  chain: 'this private key is for another chain',
}

/** A wallet that somebody has elsewhere. */
export type ImportedWallet = {
  /** In any of the nine languages that the service knows. */
  readonly phrase: string
  readonly name: string
  /** Those that it has here from the first; more can follow. */
  readonly accounts: readonly NewAccount[]
}

/** A private key that somebody has elsewhere. */
export type ImportedPrivateKey = {
  /**
   * 64 hex characters, with `0x` before them or without, or what the wallets of the chain show: base58 of both halves or the
   * list of numbers of the command line for Solana, WIF for Bitcoin and Dogecoin, `suiprivkey1…` for Sui,
   * `ed25519-priv-0x…` for Aptos, `S…` for Stellar. A key of Bitcoin's or Dogecoin's test network gets an address there.
   */
  readonly privateKey: string
  readonly name: string
  /** What it is for: the curve and the address follow from it. */
  readonly chain: Chain
}

/**
 * Takes in a wallet by its recovery phrase, which is encrypted here to a key of the service.
 *
 * Spec: Submit endpoints, common rules (init_import_wallet and import_wallet, from the public wire).
 *
 * @throws BundleRefusedError `BUNDLE_REFUSED` when the key to encrypt it to is not by the key that is trusted, or none is;
 *   nothing was sent then.
 * @throws HttpStatusError `HTTP_STATUS` with `wireCode` `MNEMONIC_INVALID` when it is no phrase.
 * @example
 * await importWallet(kit, { phrase, name: 'Old wallet', accounts: ['ethereum'] })
 */
export async function importWallet(
  kit: LinkContext['kit'],
  { phrase, name, accounts }: ImportedWallet,
  signal: AbortSignal = new AbortController().signal,
): Promise<ResultOf<SubmitEndpoints['importWallet']>> {
  const { userId } = requireSession({ kit })
  const params = accounts.map(paramsFromNewAccount)
  const bytes = bytesFromUtf8(phrase.normalize('NFKD').trim().split(/\s+/u).join(' '))
  const begin = () => kit.submit('initImportWallet', { userId }, { signal })
  const encryptedBundle = await seal(kit, bytes, begin, signal)
  const parameters = { userId, walletName: name, encryptedBundle, accounts: params }
  return kit.submit('importWallet', parameters, { signal })
}

/**
 * Takes in a private key in the same way.
 *
 * Spec: Submit endpoints, common rules (init_import_private_key and import_private_key, from the public wire).
 *
 * @throws BundleRefusedError `BUNDLE_REFUSED` as for a wallet.
 * @throws RequestInvalidError `REQUEST_INVALID` when it is no key of that chain, or its halves do not belong together; nothing
 *   was sent then.
 * @example
 * await importPrivateKey(kit, { privateKey, name: 'Old key', chain: 'ethereum' })
 */
export async function importPrivateKey(
  kit: LinkContext['kit'],
  { privateKey, name, chain }: ImportedPrivateKey,
  signal: AbortSignal = new AbortController().signal,
): Promise<ResultOf<SubmitEndpoints['importPrivateKey']>> {
  const { userId } = requireSession({ kit })
  const { curve, addressFormat } = paramsFromNewAccount(chain)
  const reading = await readKey(privateKey, chain)
  if ('fault' in reading) throw new RequestInvalidError({ details: faults[reading.fault] })
  const { bytes, isTestnet } = reading
  const begin = () => kit.submit('initImportPrivateKey', { userId }, { signal })
  const encryptedBundle = await seal(kit, bytes, begin, signal)
  const addressFormats = [isTestnet ? addressFormat.replace('MAINNET', 'TESTNET') : addressFormat]
  const parameters = { userId, privateKeyName: name, encryptedBundle, curve, addressFormats }
  return kit.submit('importPrivateKey', parameters, { signal })
}

/** Encrypts the secret, and overwrites its bytes. */
async function seal(
  kit: LinkContext['kit'],
  bytes: Uint8Array,
  begin: () => Promise<{ readonly importBundle: string }>,
  signal: AbortSignal,
): Promise<string> {
  const context = createLinkContext(kit)
  try {
    const pinnedKeyHex = await trustedExportKey(context, signal)
    const { organizationId, userId } = requireSession(context)
    const { importBundle } = await begin()
    const sealed = await sealImport(bytes, importBundle, { organizationId, userId }, pinnedKeyHex)
    if (sealed === null) throw new BundleRefusedError()
    return sealed
  } finally {
    bytes.fill(0)
  }
}
