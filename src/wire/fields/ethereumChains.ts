/** What is known of a chain without asking anybody. Its currency has 18 decimals. */
export type EthereumChain = {
  readonly name: string
  /** The symbol of the currency that fees are paid in. */
  readonly symbol: string
  /** Base address of a block explorer. */
  readonly explorerUrl: string
  readonly isTestnet: boolean
}

const row = (name: string, symbol: string, explorerUrl: string, isTestnet = false) =>
  ({ name, symbol, explorerUrl, isTestnet }) satisfies EthereumChain
const testnet = (name: string, symbol: string, explorerUrl: string) =>
  row(name, symbol, explorerUrl, true)

/**
 * The Ethereum chains, by CAIP-2: the one table that protocol, kit and service read.
 *
 * Spec: get_nonces › caip2 values; the other half is from the public wire.
 * Ours: Tempo has no currency of its own; fees are counted in US dollars of 18 decimals.
 */
const ethereumChains = {
  'eip155:1': row('Ethereum', 'ETH', 'https://etherscan.io'),
  'eip155:11155111': testnet('Sepolia', 'ETH', 'https://sepolia.etherscan.io'),
  'eip155:8453': row('Base', 'ETH', 'https://basescan.org'),
  'eip155:84532': testnet('Base Sepolia', 'ETH', 'https://sepolia.basescan.org'),
  'eip155:137': row('Polygon', 'POL', 'https://polygonscan.com'),
  'eip155:80002': testnet('Polygon Amoy', 'POL', 'https://amoy.polygonscan.com'),
  'eip155:42161': row('Arbitrum One', 'ETH', 'https://arbiscan.io'),
  'eip155:421614': testnet('Arbitrum Sepolia', 'ETH', 'https://sepolia.arbiscan.io'),
  'eip155:56': row('BNB Smart Chain', 'BNB', 'https://bscscan.com'),
  'eip155:97': testnet('BNB Smart Chain Testnet', 'BNB', 'https://testnet.bscscan.com'),
  'eip155:10': row('OP Mainnet', 'ETH', 'https://optimistic.etherscan.io'),
  'eip155:11155420': testnet('OP Sepolia', 'ETH', 'https://sepolia-optimism.etherscan.io'),
  'eip155:143': row('Monad', 'MON', 'https://monadvision.com'),
  'eip155:10143': testnet('Monad Testnet', 'MON', 'https://testnet.monadvision.com'),
  'eip155:4217': row('Tempo', 'USD', 'https://explore.tempo.xyz'),
  'eip155:42431': testnet('Tempo Testnet', 'USD', 'https://explore.testnet.tempo.xyz'),
} as const satisfies Readonly<Record<string, EthereumChain>>

export type EthereumCaip2 = keyof typeof ethereumChains

function isEthereumCaip2(caip2: string): caip2 is EthereumCaip2 {
  return Object.hasOwn(ethereumChains, caip2)
}

/** Their names alone, in the order of the table. */
export const ETHEREUM_CHAINS: readonly EthereumCaip2[] = /* @__PURE__ */ Object.keys(
  ethereumChains,
).filter(isEthereumCaip2)

/** Returns what is known of a chain; undefined for one that is not in the table. */
export function getEthereumChain(caip2: string): EthereumChain | undefined {
  return isEthereumCaip2(caip2) ? ethereumChains[caip2] : undefined
}

/** Chains on which the least gas of a transaction pays for data on the chain below, at the price of that chain. */
const MOVING_GAS: readonly string[] = ['eip155:42161', 'eip155:421614']

/**
 * Whether the least gas of a transaction depends on its bytes alone, so that what is too little now always is. False for a chain
 * that is not in the table.
 */
export function hasFixedGas(caip2: string): boolean {
  return isEthereumCaip2(caip2) && !MOVING_GAS.includes(caip2)
}
