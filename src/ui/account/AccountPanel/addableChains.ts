import type { Chain } from '../../../core/config/chains.ts'

/** The chains that people add accounts of, by the names that they have in all languages. */
export const ADDABLE_CHAINS: readonly { readonly id: Chain; readonly label: string }[] = [
  { id: 'ethereum', label: 'Ethereum' },
  { id: 'solana', label: 'Solana' },
  { id: 'bitcoin', label: 'Bitcoin' },
  { id: 'cosmos', label: 'Cosmos' },
  { id: 'sei', label: 'Sei' },
  { id: 'tron', label: 'Tron' },
  { id: 'dogecoin', label: 'Dogecoin' },
  { id: 'xrp', label: 'XRP' },
  { id: 'sui', label: 'Sui' },
  { id: 'aptos', label: 'Aptos' },
  { id: 'stellar', label: 'Stellar' },
]
