import { CHAINS, type Chain } from '../../../core/config/chains.ts'
import { paramsFromNewAccount } from '../../../core/wallet/newAccount.ts'
import { chainName } from './chainName.ts'

/** The chains that people add accounts of: one kind of address of each. */
export const ADDABLE_CHAINS = CHAINS.filter((chain) => !chain.includes('-'))

/** What people call a chain. */
export const nameOfChain = (chain: Chain) => chainName(paramsFromNewAccount(chain))
