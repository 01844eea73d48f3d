import type { Account } from '../../../core/wallet/account.ts'

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

/** The chain of an account by the format of its address; for one that is not known, the format itself. */
export function chainName({ addressFormat }: Pick<Account, 'addressFormat'>): string {
  const format = addressFormat.replace(/^ADDRESS_FORMAT_/, '')
  const [chain = ''] = format.split('_')
  return (Object.hasOwn(names, chain) ? names[chain] : undefined) ?? format
}
