import { generateMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import type { ServiceParts } from '../parts.ts'
import type { WalletRow } from '../store/walletRows.ts'
import { walletSealContext } from './sealContexts.ts'

/** Words of a recovery phrase and the bits of chance behind them (BIP-39). */
export const STRENGTH_BY_LENGTH: Readonly<Record<number, number>> = {
  12: 128,
  15: 160,
  18: 192,
  21: 224,
  24: 256,
}

/** @param strength - bits of chance. */
export function newPhrase(strength: number): string {
  return generateMnemonic(wordlist, strength)
}

/**
 * The 64 bytes from which every key of a wallet is derived (BIP-39, "From mnemonic to seed"), to be overwritten after use.
 *
 * @param passphrase - of the standard; the wallets of this service have none.
 */
export function seedFromPhrase(phrase: string, passphrase = ''): Promise<Uint8Array> {
  return mnemonicToSeedWebcrypto(phrase, passphrase)
}

export function sealPhrase(
  { sealer }: Pick<ServiceParts, 'sealer'>,
  phrase: string,
  { organizationId, id }: Pick<WalletRow, 'organizationId' | 'id'>,
): Promise<string> {
  return sealer.seal(bytesFromUtf8(phrase), walletSealContext(organizationId, id))
}

/** The phrase of a kept wallet as UTF-8, to be overwritten after use. @throws Error when its row was altered. */
export function openPhrase(
  { sealer }: Pick<ServiceParts, 'sealer'>,
  { organizationId, id, sealedPhrase }: WalletRow,
): Promise<Uint8Array> {
  return sealer.open(sealedPhrase, walletSealContext(organizationId, id))
}

/** The seed of a kept wallet. @throws Error when its row was altered. */
export async function openSeed(
  parts: Pick<ServiceParts, 'sealer'>,
  wallet: WalletRow,
): Promise<Uint8Array> {
  const bytes = await openPhrase(parts, wallet)
  const phrase = utf8FromBytes(bytes) ?? ''
  bytes.fill(0)
  return seedFromPhrase(phrase)
}
