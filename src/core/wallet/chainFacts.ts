import { SOLANA_DEVNETS, SOLANA_MAINNETS } from '../../wire/fields/caip2Names.ts'
import type { ChainFacts, ChainOptions } from './chain.ts'

/** What is known of a chain before an app says anything. */
export type ChainRow = Pick<ChainFacts, 'name' | 'currency' | 'isTestnet'> & {
  readonly tokens?: ChainFacts['tokens'] | undefined
}

/**
 * What an app says of a chain, then what is known of it. A chain that nobody knows has neither name nor currency.
 *
 * @param row - of the table of Ethereum chains, which only those load who need it.
 */
export function factsFrom(
  caip2: string,
  configured: readonly ChainOptions[] = [],
  row: ChainRow | undefined = solanaRow(caip2),
): ChainFacts {
  const given = configured.find((chain) => chain.caip2 === caip2)
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

/** The chains of Solana, by each of their names. */
function solanaRow(caip2: string): ChainRow | undefined {
  const isTestnet = SOLANA_DEVNETS.some((name) => name === caip2)
  if (!isTestnet && !SOLANA_MAINNETS.some((name) => name === caip2)) return undefined
  const name = isTestnet ? 'Solana Devnet' : 'Solana'
  return { name, currency: { symbol: 'SOL', decimals: 9 }, isTestnet }
}
