import type { ChainFacts, ChainOptions, TokenFacts } from './chain.ts'

type Row = Pick<ChainFacts, 'name' | 'currency'> & {
  readonly isTestnet?: true
  readonly tokens?: readonly TokenFacts[]
}

const ETH = { symbol: 'ETH', decimals: 18 }
const POL = { symbol: 'POL', decimals: 18 }
const BNB = { symbol: 'BNB', decimals: 18 }
const MON = { symbol: 'MON', decimals: 18 }
const SOL = { symbol: 'SOL', decimals: 9 }

const usdc = (address: string): TokenFacts => ({
  address,
  symbol: 'USDC',
  decimals: 6,
  name: 'USD Coin',
})

const SOLANA = { name: 'Solana', currency: SOL }
const SOLANA_DEVNET = { ...SOLANA, name: 'Solana Devnet', isTestnet: true } as const

/** The chains that the service knows. A token is here when its issuer names it for that chain. */
const rows: Readonly<Record<string, Row>> = {
  'eip155:1': {
    name: 'Ethereum',
    currency: ETH,
    tokens: [
      usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
      {
        address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        symbol: 'USDT',
        decimals: 6,
        name: 'Tether USD',
      },
      {
        address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
        symbol: 'DAI',
        decimals: 18,
        name: 'Dai Stablecoin',
      },
      {
        address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
        symbol: 'WETH',
        decimals: 18,
        name: 'Wrapped Ether',
      },
    ],
  },
  'eip155:11155111': {
    name: 'Sepolia',
    currency: ETH,
    isTestnet: true,
  },
  'eip155:8453': {
    name: 'Base',
    currency: ETH,
    tokens: [usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')],
  },
  'eip155:84532': {
    name: 'Base Sepolia',
    currency: ETH,
    isTestnet: true,
  },
  'eip155:137': {
    name: 'Polygon',
    currency: POL,
    tokens: [usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')],
  },
  'eip155:80002': {
    name: 'Polygon Amoy',
    currency: POL,
    isTestnet: true,
  },
  'eip155:42161': {
    name: 'Arbitrum One',
    currency: ETH,
    tokens: [usdc('0xaf88d065e77c8cC2239327C5EDb3A432268e5831')],
  },
  'eip155:421614': {
    name: 'Arbitrum Sepolia',
    currency: ETH,
    isTestnet: true,
  },
  'eip155:56': { name: 'BNB Smart Chain', currency: BNB },
  'eip155:97': {
    name: 'BNB Smart Chain Testnet',
    currency: BNB,
    isTestnet: true,
  },
  'eip155:10': {
    name: 'OP Mainnet',
    currency: ETH,
    tokens: [usdc('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85')],
  },
  'eip155:11155420': {
    name: 'OP Sepolia',
    currency: ETH,
    isTestnet: true,
  },
  'eip155:143': { name: 'Monad', currency: MON },
  'eip155:10143': {
    name: 'Monad Testnet',
    currency: MON,
    isTestnet: true,
  },
  'solana:mainnet': SOLANA,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': SOLANA,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d': SOLANA,
  'solana:devnet': SOLANA_DEVNET,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': SOLANA_DEVNET,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG': SOLANA_DEVNET,
}

/**
 * What is known about a chain: what the app says of it, then the kit's own table. A chain that nobody knows has neither
 * name nor currency.
 */
export function chainFacts(caip2: string, configured: readonly ChainOptions[] = []): ChainFacts {
  const given = configured.find((chain) => chain.caip2 === caip2)
  const row = Object.hasOwn(rows, caip2) ? rows[caip2] : undefined
  return {
    caip2,
    name: given?.name ?? row?.name ?? null,
    currency: given?.currency ?? row?.currency ?? null,
    rpcUrl: given?.rpcUrl ?? null,
    explorerUrl: given?.explorerUrl ?? null,
    tokens: [...(given?.tokens ?? []), ...(row?.tokens ?? [])],
    isTestnet: row?.isTestnet ?? false,
  }
}
