/**
 * The Ethereum chains, by CAIP-2.
 *
 * Spec: get_nonces › caip2 values; the other half is from the public wire.
 */
export const ETHEREUM_CHAINS = [
  'eip155:1',
  'eip155:11155111',
  'eip155:8453',
  'eip155:84532',
  'eip155:137',
  'eip155:80002',
  'eip155:42161',
  'eip155:421614',
  'eip155:56',
  'eip155:97',
  'eip155:10',
  'eip155:11155420',
  'eip155:143',
  'eip155:10143',
  'eip155:4217',
  'eip155:42431',
] as const

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
