import { isLostAt } from '../../lostFunds.ts'
import type { Amount, SignDetail } from '../signView.ts'
import { describeBlind } from './blind.ts'
import { ownAmount, partyOf } from './party.ts'
import { type Draft, onChain, type Reading } from './reading.ts'

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

/** Reads what a transaction does that is more than a payment. */
export type CallReader = {
  readonly describeCall: (reading: Reading, deed: EthereumDeed) => ReadDeed
}

/** For which chain it is, and what it costs. */
type Terms = {
  /** Null for one that is good on every chain. */
  readonly chainId: bigint | null
  /** In wei, for the data too where the chain was asked; null when the chain says it later. */
  readonly feeMost: bigint | null
  readonly isSponsored: boolean
}

/** Whether it is more than a payment: only then who reads calls is needed. */
export function isCall({ to, data }: { readonly to: unknown; readonly data: Uint8Array }) {
  return to === null || data.length > 0
}

/** A payment in the chain’s own currency. */
function describePayment(reading: Reading, to: string, value: bigint): ReadDeed {
  const party = partyOf(reading, to)
  const amounts = [ownAmount(reading, value)]
  const isLost = value > 0n && isLostAt(to, null, reading.chain)
  return {
    effect: { kind: 'transfer', amounts, to: party },
    money: value > 0n ? 'now' : 'fee',
    ...(isLost
      ? { level: 'danger', warnings: [{ kind: 'lost' }] }
      : { level: 'plain', warnings: [] }),
    details: [{ kind: 'to', party }],
    pays: value > 0n ? amounts : [],
  }
}

/**
 * What a transaction does, who it is from, and what it costs.
 *
 * @param call - reads all that is no payment; null where it is known to be one.
 */
export function describeDeed(
  given: Reading,
  deed: EthereumDeed,
  { chainId, feeMost, isSponsored }: Terms,
  call: CallReader | null,
): Draft {
  const { to, value, data } = deed
  const reading = chainId === null ? { ...given, chain: null } : onChain(given, chainId)
  const read =
    to === null || isCall(deed)
      ? call?.describeCall(reading, deed)
      : describePayment(reading, to, value)
  if (!read) return describeBlind(data)
  const { pays, details, ...rest } = read
  // whoever pays it, what is moved is said apart from the fee
  const money = rest.money === 'fee' && isSponsored ? 'never' : rest.money
  const most = feeMost === null ? null : ownAmount(reading, feeMost)
  const from: SignDetail = { kind: 'from', party: partyOf(reading, reading.account.address) }
  const pay: readonly SignDetail[] = pays ? [{ kind: 'pay', amounts: pays }] : []
  const fee: SignDetail = { kind: 'fee', usual: null, most, isSponsored }
  const isTotal = value > 0n && feeMost !== null && !isSponsored
  const total: readonly SignDetail[] = isTotal
    ? [{ kind: 'total', amount: ownAmount(reading, value + feeMost) }]
    : []
  return {
    ...rest,
    money,
    details: [from, ...details, ...pay, fee, ...total],
    chain: reading.chain,
  }
}
