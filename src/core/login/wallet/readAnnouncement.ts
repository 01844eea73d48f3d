import { ethereumWallet } from './ethereumWallet.ts'
import type { ExternalWallet } from './externalWallet.ts'
import { CONNECT, isOnSolana, SIGN_MESSAGE, solanaWallet } from './solanaWallet.ts'
import { readMember } from './untrusted.ts'
import { walletIcon } from './walletIcon.ts'
import { walletName } from './walletName.ts'
import type { WalletInfo } from './walletState.ts'

/** A wallet that announced itself, once it has been read. */
export type FoundWallet = Pick<WalletInfo, 'name' | 'icon' | 'chain'> & {
  /** Tells wallets apart: what comes with the same one is the same wallet once more. */
  readonly source: unknown
  /** The same at each visit, as far as the wallet is honest. */
  readonly label: string
  readonly wallet: ExternalWallet
}

const REVERSE_DOMAIN = /^[a-z0-9.-]{1,100}$/i
const UUID = /^[0-9a-f-]{36}$/i

/**
 * Reads the announcement of a provider (EIP-6963).
 *
 * @returns null when it has no name to show, or nothing to ask.
 */
export function readAnnouncement(detail: unknown): FoundWallet | null {
  const info = readMember(detail, 'info')
  const provider = readMember(detail, 'provider')
  const name = walletName(readMember(info, 'name'))
  if (name === null || typeof readMember(provider, 'request') !== 'function') return null
  const rdns = readMember(info, 'rdns')
  const uuid = readMember(info, 'uuid')
  return {
    source: typeof uuid === 'string' && UUID.test(uuid) ? uuid : provider,
    name,
    icon: walletIcon(readMember(info, 'icon')),
    chain: 'ethereum',
    label: typeof rdns === 'string' && REVERSE_DOMAIN.test(rdns) ? rdns : name,
    wallet: ethereumWallet(provider),
  }
}

/**
 * Reads a wallet of the Wallet Standard.
 *
 * @param onGone - tells when it takes itself off the page.
 * @returns null when it has no name to show, or cannot sign for Solana.
 */
export function readStandardWallet(
  source: unknown,
  onGone: (listener: () => void) => () => void,
): FoundWallet | null {
  const name = walletName(readMember(source, 'name'))
  const features = readMember(source, 'features')
  const has = (feature: string, method: string) =>
    typeof readMember(readMember(features, feature), method) === 'function'
  const canSign = has(CONNECT, 'connect') && has(SIGN_MESSAGE, 'signMessage')
  if (name === null || !canSign || !isOnSolana(readMember(source, 'chains'))) return null
  return {
    source,
    name,
    icon: walletIcon(readMember(source, 'icon')),
    chain: 'solana',
    label: name,
    wallet: solanaWallet(source, onGone),
  }
}
