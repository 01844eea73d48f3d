import type { Account } from '../../../core/wallet/account.ts'
import { knownText } from './knownText.ts'

/** What people call a chain: names of their own, the same in all languages. */
const names: Readonly<Record<string, string>> = {
  ETHEREUM: 'Ethereum',
  SOLANA: 'Solana',
  BITCOIN: 'Bitcoin',
  COSMOS: 'Cosmos',
  SEI: 'Sei',
  TRON: 'Tron',
  DOGE: 'Dogecoin',
  XRP: 'XRP',
  SUI: 'Sui',
  APTOS: 'Aptos',
  XLM: 'Stellar',
  TON: 'TON',
  SPARK: 'Spark',
}

const formatOf = ({ addressFormat }: Pick<Account, 'addressFormat'>) =>
  addressFormat.replace(/^ADDRESS_FORMAT_/, '')

/** The chain of an account by the format of its address; null for one that is not known. */
export function knownChain(account: Pick<Account, 'addressFormat'>): string | null {
  const [chain = ''] = formatOf(account).split('_')
  return knownText(names, chain) ?? null
}

/** The same; for one that is not known, the format itself. */
export function chainName(account: Pick<Account, 'addressFormat'>): string {
  return knownChain(account) ?? formatOf(account)
}
