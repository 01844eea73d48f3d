import { isUnlimited } from '../permissionTerms.ts'
import type { Amount, Party, SignWarning } from '../signView.ts'
import type { Reading } from './reading.ts'

/**
 * Names an address: the account itself, what the organization has stored, the table of tokens, the person's other accounts.
 * What a contract or a message says of itself is no name.
 */
export function partyOf({ facts, account, chain }: Reading, address: string): Party {
  if (isSame(account.address, address))
    return { address: account.address, name: account.name || null, isSelf: true }
  const known = [
    ...facts.interfaces.map(({ address: at, label }) => ({ address: at, name: label })),
    ...(chain?.tokens ?? []),
    ...facts.accounts,
  ].find((one) => one.name && isSame(one.address, address))
  return { address: known?.address ?? address, name: known?.name ?? null, isSelf: false }
}

/** What to say of a call that nobody can read: nothing is stored of the contract, or nothing that fits. */
export function unreadWarning({ facts }: Reading, contract: string): SignWarning {
  const isStored = facts.interfaces.some(({ address }) => isSame(address, contract))
  return { kind: isStored ? 'blind' : 'noInterface' }
}

/** An amount of a token that may be taken; `raw` null means all that there is. */
export function tokenAmount(reading: Reading, token: string, raw: bigint | null): Amount {
  const known = reading.chain?.tokens.find(({ address }) => isSame(address, token))
  const { symbol = null, decimals = null } = known ?? {}
  return {
    token: partyOf(reading, token),
    symbol,
    decimals,
    raw,
    isUnlimited: isUnlimited(raw, decimals),
  }
}

/** One that is moved: it is a number, however large. */
export function movedAmount(reading: Reading, token: string, raw: bigint): Amount {
  return { ...tokenAmount(reading, token, raw), isUnlimited: false }
}

/** An amount of what the chain itself counts in, in its smallest unit. */
export function ownAmount({ chain }: Reading, raw: bigint): Amount {
  const { symbol = null, decimals = null } = chain?.currency ?? {}
  return { token: null, symbol, decimals, raw, isUnlimited: false }
}

/** Whether two texts are one address: the letters of hex are the same in either case, those of Solana are not. */
export function isSame(a: string, b: string): boolean {
  return a === b || (/^0x/i.test(a) && a.toLowerCase() === b.toLowerCase())
}
