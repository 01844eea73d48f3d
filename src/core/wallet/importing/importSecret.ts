import { sealImport } from '../../../crypto/hpke/importBundle.ts'
import { BundleRefusedError } from '../../../errors/bundle.ts'
import { RequestInvalidError } from '../../../errors/http.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { ResultOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { Chain } from '../../config/chains.ts'
import { createLinkContext, type LinkContext, requireSession } from '../../linking/linkContext.ts'
import { trustedExportKey } from '../exporting/exportKey.ts'
import { type NewAccount, paramsFromNewAccount } from '../newAccount.ts'

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
  /** 64 hex characters, with `0x` before them or without. */
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
 * @throws RequestInvalidError `REQUEST_INVALID` when it is not 64 hex characters; nothing was sent then.
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
  const bytes = bytesFromHex(privateKey.trim().toLowerCase().replace(/^0x/, ''))
  if (bytes?.length !== 32)
    throw new RequestInvalidError({ details: 'a private key is 64 hex characters' })
  const begin = () => kit.submit('initImportPrivateKey', { userId }, { signal })
  const encryptedBundle = await seal(kit, bytes, begin, signal)
  const addressFormats = [addressFormat]
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
