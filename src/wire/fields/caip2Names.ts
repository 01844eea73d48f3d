/** The Solana chains (from the public wire): a name, or the hash of the first block in one of two lengths. */
export const SOLANA_MAINNETS = [
  'solana:mainnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
] as const
export const SOLANA_DEVNETS = [
  'solana:devnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
] as const
export const SOLANA_CHAINS = [...SOLANA_MAINNETS, ...SOLANA_DEVNETS] as const
