import * as v from 'valibot'
import { SOLANA_CHAINS } from './caip2Names.ts'
import { ETHEREUM_CHAINS } from './ethereumChains.ts'

/** An Ethereum chain of which the service knows. */
export const ethereumCaip2 = v.picklist(ETHEREUM_CHAINS)

/** The same of Solana. */
export const solanaCaip2 = v.picklist(SOLANA_CHAINS)
