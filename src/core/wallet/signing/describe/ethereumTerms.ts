import type { Amount, SignDetail } from '../signView.ts'
import { ownAmount, partyOf } from './party.ts'
import type { Draft, Reading } from './reading.ts'

/** What an Ethereum transaction does on the chain. */
export type EthereumDeed = {
  /** Null makes a contract. */
  readonly to: string | null
  readonly value: bigint
  readonly data: Uint8Array
}

/** What it does, as it is read. */
export type ReadDeed = Omit<Draft, 'chain' | 'raw'> & {
  /** What leaves the account by it, but for the fee; null when nobody can tell. */
  readonly pays: readonly Amount[] | null
}

/** Reads what a transaction does; null for what it cannot read. */
export type DeedReader = (reading: Reading, deed: EthereumDeed) => ReadDeed | null

/** What it costs, beside what it does. */
type Terms = {
  readonly value: bigint
  /** In wei, for the data too where the chain was asked; null when the chain says it later. */
  readonly feeMost: bigint | null
  readonly isSponsored: boolean
}

/** A payment in the chain's own currency; null for anything that calls code. */
export function describePayment(
  reading: Reading,
  { to, value, data }: EthereumDeed,
): ReadDeed | null {
  if (to === null || data.length > 0) return null
  const party = partyOf(reading, to)
  const amounts = [ownAmount(reading, value)]
  return {
    effect: { kind: 'transfer', amounts, to: party },
    money: value > 0n ? 'now' : 'never',
    level: 'plain',
    warnings: [],
    details: [{ kind: 'to', party }],
    pays: value > 0n ? amounts : [],
  }
}

/** With who it is from, and what it costs. */
export function withTerms(
  reading: Reading,
  { pays, details, ...read }: ReadDeed,
  { value, feeMost, isSponsored }: Terms,
): Draft {
  const most = feeMost === null ? null : ownAmount(reading, feeMost)
  const from: SignDetail = { kind: 'from', party: partyOf(reading, reading.account.address) }
  const pay: readonly SignDetail[] = pays ? [{ kind: 'pay', amounts: pays }] : []
  const fee: SignDetail = { kind: 'fee', usual: null, most, isSponsored }
  const isTotal = value > 0n && feeMost !== null && !isSponsored
  const total: readonly SignDetail[] = isTotal
    ? [{ kind: 'total', amount: ownAmount(reading, value + feeMost) }]
    : []
  return { ...read, details: [from, ...details, ...pay, fee, ...total] }
}
