import type { ChainFacts, ChainOptions, TokenFacts } from './chain.ts'
import { type ChainRow, factsFrom } from './chainFacts.ts'

/** Its name, its currency, and tokens. */
type Row = readonly [name: string, symbol: string, tokens?: readonly TokenFacts[]]

const token = (symbol: string, decimals: number, name: string, address: string): TokenFacts => ({
  address,
  symbol,
  decimals,
  name,
})
const usdc = (address: string) => token('USDC', 6, 'USD Coin', address)

/** The Ethereum chains that the service knows. A token is here when its issuer names it for that chain. */
const mainnets: Readonly<Record<string, Row>> = {
  'eip155:1': [
    'Ethereum',
    'ETH',
    [
      usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
      token('USDT', 6, 'Tether USD', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
      token('DAI', 18, 'Dai Stablecoin', '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
      token('WETH', 18, 'Wrapped Ether', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
    ],
  ],
  'eip155:8453': ['Base', 'ETH', [usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')]],
  'eip155:137': ['Polygon', 'POL', [usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')]],
  'eip155:42161': ['Arbitrum One', 'ETH', [usdc('0xaf88d065e77c8cC2239327C5EDb3A432268e5831')]],
  'eip155:56': ['BNB Smart Chain', 'BNB'],
  'eip155:10': ['OP Mainnet', 'ETH', [usdc('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85')]],
  'eip155:143': ['Monad', 'MON'],
}
const testnets: Readonly<Record<string, Row>> = {
  'eip155:11155111': ['Sepolia', 'ETH'],
  'eip155:84532': ['Base Sepolia', 'ETH'],
  'eip155:80002': ['Polygon Amoy', 'POL'],
  'eip155:421614': ['Arbitrum Sepolia', 'ETH'],
  'eip155:97': ['BNB Smart Chain Testnet', 'BNB'],
  'eip155:11155420': ['OP Sepolia', 'ETH'],
  'eip155:10143': ['Monad Testnet', 'MON'],
}

/** What is known about a chain: what the app says of it, then the kit's own table. */
export function chainFacts(caip2: string, configured?: readonly ChainOptions[]): ChainFacts {
  return factsFrom(caip2, configured, rowIn(mainnets, caip2) ?? rowIn(testnets, caip2))
}

function rowIn(rows: Readonly<Record<string, Row>>, caip2: string): ChainRow | undefined {
  const row = Object.hasOwn(rows, caip2) ? rows[caip2] : undefined
  if (!row) return undefined
  const [name, symbol, tokens] = row
  return { name, currency: { symbol, decimals: 18 }, tokens, isTestnet: rows === testnets }
}
