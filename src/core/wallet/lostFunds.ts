import type { ChainFacts } from './chain.ts'
import { isSame } from './signing/describe/party.ts'

/** The zero address, the precompiled contracts of Ethereum (0x1 to 0x11), and the address that burners use. */
const NOBODY = /^0x(?:0{38}(?:0[0-9a-f]|1[01])|0{36}dead)$/i

/** Programs of Solana, the mints of wrapped SOL, and the account whose balance is burned: none of them sends anything on. */
const PROGRAMS: readonly string[] = [
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
  '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9',
  '1nc1nerator11111111111111111111111111111111',
]

/** Whether nobody has the key of an address. */
export function isNobody(address: string): boolean {
  return NOBODY.test(address) || PROGRAMS.includes(address)
}

/**
 * Whether what is sent to an address stays there: nobody has its key, or it is the contract of a token, which has no function
 * that gives it back.
 *
 * @param token - what is sent, by its contract; null for the chain's own currency, which a contract of the wrapped one takes
 * in and gives tokens for.
 */
export function isLostAt(
  address: string,
  token: string | null,
  chain: Pick<ChainFacts, 'tokens' | 'currency'> | null,
): boolean {
  if (isNobody(address) || (token !== null && isSame(address, token))) return true
  const known = chain?.tokens.find((one) => isSame(one.address, address))
  if (!known) return false
  const isWrapped = known.symbol === `W${chain?.currency?.symbol}`
  return token !== null || !isWrapped
}
