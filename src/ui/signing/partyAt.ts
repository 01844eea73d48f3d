import type { Party, SignView } from '../../core/wallet/signing/signView.ts'

/** What is known of a transaction, beside what came of it. */
export type SentFacts = Pick<SignView, 'effect' | 'details' | 'chain'> &
  Partial<Pick<SignView, 'broadcast'>>

/** What is known of an address, from all that is known of a request. */
export function partyAt(address: string, { effect, details, chain }: SentFacts): Party {
  const known: readonly (Party | null)[] = [
    'to' in effect ? effect.to : null,
    'spender' in effect ? effect.spender : null,
    ...details.map((detail) => ('party' in detail ? detail.party : null)),
    ...(chain?.tokens ?? []).map((token) => ({ ...token, isSelf: false })),
  ]
  const isIt = (party: Party | null) => party?.address.toLowerCase() === address.toLowerCase()
  return known.find(isIt) ?? { address, name: null, isSelf: false }
}
