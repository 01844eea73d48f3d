/** The chains that accounts are made for by their name. Apart from what is known of them, which a page does not need at once. */
export const CHAINS = [
  'ethereum',
  'solana',
  'bitcoin',
  'bitcoin-taproot',
  'bitcoin-legacy',
  'cosmos',
  'sei',
  'tron',
  'dogecoin',
  'xrp',
  'sui',
  'aptos',
  'stellar',
] as const

/** A chain that accounts are made for by its name. */
export type Chain = (typeof CHAINS)[number]
