import { generateMnemonic, mnemonicToSeed } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { WalletParams } from '../../wire/fields/walletParams.ts'
import type { Commit } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { addressOf } from './addressFormats.ts'
import { deriveKey } from './deriveKey.ts'

/** Words of a recovery phrase and the bits of chance behind them (BIP-39). */
const STRENGTH_BY_LENGTH: Readonly<Record<number, number>> = {
  12: 128,
  15: 160,
  18: 192,
  21: 224,
  24: 256,
}

const MAX_ACCOUNTS = 100

/** What the sealed phrase is bound to, so that it opens in its own row only. */
export function walletSealContext(organizationId: string, walletId: string): string {
  return `wallet\n${organizationId}\n${walletId}`
}

/**
 * Makes a wallet: a fresh recovery phrase, sealed, and the addresses of the accounts asked for.
 *
 * Spec: Authentication proxy endpoints › /v1/signup (wallet). Ours: 12 words unless asked otherwise.
 *
 * @throws Refusal `REQUEST_INVALID` for a phrase length, path, curve or address format that does not exist.
 */
export async function createWallet(
  parts: Pick<ServiceParts, 'sealer' | 'newId' | 'clock'>,
  organizationId: string,
  params: WalletParams,
): Promise<Commit<{ walletId: string; addresses: string[] }>> {
  const strength = STRENGTH_BY_LENGTH[params.mnemonicLength ?? 12]
  if (!strength) {
    const lengths = Object.keys(STRENGTH_BY_LENGTH).join(' or ')
    throw new Refusal('REQUEST_INVALID', { details: `wallet.mnemonicLength must be ${lengths}` })
  }
  if (params.accounts.length > MAX_ACCOUNTS) {
    const details = `wallet.accounts must have at most ${MAX_ACCOUNTS} entries`
    throw new Refusal('REQUEST_INVALID', { details })
  }
  const walletId = parts.newId()
  const createdAtMs = parts.clock.nowMs()
  const phrase = generateMnemonic(wordlist, strength)
  const seed = await mnemonicToSeed(phrase)
  const accounts = params.accounts.map(({ name, curve, path, addressFormat }, i) => {
    const place = `wallet.accounts.${i}`
    const key = deriveKey(seed, curve, path, place)
    const address = addressOf(key, curve, addressFormat, place)
    const id = parts.newId()
    const of = { organizationId, walletId, name: name ?? null }
    return { id, ...of, curve, path, addressFormat, address, createdAtMs }
  })
  seed.fill(0)
  const sealedPhrase = await parts.sealer.seal(
    bytesFromUtf8(phrase),
    walletSealContext(organizationId, walletId),
  )
  return async (tx) => {
    const name = params.walletName
    await tx.insert('wallets', { id: walletId, organizationId, name, sealedPhrase, createdAtMs })
    for (const account of accounts) await tx.insert('walletAccounts', account)
    return { walletId, addresses: accounts.map((account) => account.address) }
  }
}
