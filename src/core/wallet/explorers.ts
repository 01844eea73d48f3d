const SOLANA = 'https://solscan.io'

/** Where the transactions of the chains that the service knows can be looked at. */
const explorers: Readonly<Record<string, string>> = {
  'eip155:1': 'https://etherscan.io',
  'eip155:11155111': 'https://sepolia.etherscan.io',
  'eip155:8453': 'https://basescan.org',
  'eip155:84532': 'https://sepolia.basescan.org',
  'eip155:137': 'https://polygonscan.com',
  'eip155:80002': 'https://amoy.polygonscan.com',
  'eip155:42161': 'https://arbiscan.io',
  'eip155:421614': 'https://sepolia.arbiscan.io',
  'eip155:56': 'https://bscscan.com',
  'eip155:97': 'https://testnet.bscscan.com',
  'eip155:10': 'https://optimistic.etherscan.io',
  'eip155:11155420': 'https://sepolia-optimism.etherscan.io',
  'eip155:143': 'https://monadvision.com',
  'eip155:10143': 'https://testnet.monadvision.com',
  'solana:mainnet': SOLANA,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': SOLANA,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d': SOLANA,
  'solana:devnet': SOLANA,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': SOLANA,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG': SOLANA,
}

/** The base address of a chain's block explorer: the app's own, else the known one; null where nobody knows any. */
export function explorerOf(caip2: string, own: string | null): string | null {
  return own ?? (Object.hasOwn(explorers, caip2) ? (explorers[caip2] ?? null) : null)
}
