import { getEthereumChain } from '../../wire/fields/ethereumChains.ts'
import type { ChainFacts, ChainOptions, TokenFacts } from './chain.ts'
import { type ChainRow, factsFrom } from './chainFacts.ts'

const token = (symbol: string, decimals: number, name: string, address: string): TokenFacts => ({
  address,
  symbol,
  decimals,
  name,
})
const usdc = (address: string) => token('USDC', 6, 'USD Coin', address)

/** Tokens of Ethereum chains. A token is here when its issuer names it for that chain. */
const tokens: Readonly<Record<string, readonly TokenFacts[]>> = {
  'eip155:1': [
    usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    token('USDT', 6, 'Tether USD', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    token('DAI', 18, 'Dai Stablecoin', '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    token('WETH', 18, 'Wrapped Ether', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  ],
  'eip155:8453': [usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')],
  'eip155:137': [usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')],
  'eip155:42161': [usdc('0xaf88d065e77c8cC2239327C5EDb3A432268e5831')],
  'eip155:10': [usdc('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85')],
}

/** What is known about a chain: what the app says of it, then the table of the protocol. */
export function chainFacts(caip2: string, configured?: readonly ChainOptions[]): ChainFacts {
  return factsFrom(caip2, configured, ethereumRow(caip2))
}

function ethereumRow(caip2: string): ChainRow | undefined {
  const chain = getEthereumChain(caip2)
  if (!chain) return undefined
  const { name, symbol, isTestnet } = chain
  const known = Object.hasOwn(tokens, caip2) ? tokens[caip2] : undefined
  return { name, currency: { symbol, decimals: 18 }, tokens: known, isTestnet }
}
