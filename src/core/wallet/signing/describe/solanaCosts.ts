import type { SolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import type { SendEstimate } from '../preparedRequest.ts'
import type { Amount, SignDetail } from '../signView.ts'
import { isSame, ownAmount } from './party.ts'
import type { Reading } from './reading.ts'

type Costs = {
  readonly isSponsored: boolean
  readonly estimate?: SendEstimate | undefined
  /** What moves out of the account, by what is read. */
  readonly own: readonly Amount[]
  /** Whether all of it is read: else nobody can say what it comes to. */
  readonly isRead: boolean
}

/** What leaves the account: what it moves, what it takes to make accounts, the fee, and all that is of the own currency. */
export function costsOf(
  reading: Reading,
  { accountKeys }: SolanaTransaction,
  { isSponsored, estimate, own, isRead }: Costs,
): readonly SignDetail[] {
  const isPayer = isSame(accountKeys[0] ?? '', reading.account.address)
  const { fee = null, rent = null } = (isPayer && !isSponsored && estimate) || {}
  const amounts = rent ? [...own, ownAmount(reading, rent)] : own
  const pay: readonly SignDetail[] = amounts.length > 0 ? [{ kind: 'pay', amounts }] : []
  // it takes just that: the one is the other
  const exact = fee === null ? null : ownAmount(reading, fee)
  const feeRow: SignDetail = { kind: 'fee', usual: exact, most: exact, isSponsored }
  const moved = amounts.flatMap(({ token, raw }) => (token === null && raw !== null ? [raw] : []))
  const isTotal = isRead && moved.length > 0 && fee !== null && rent !== null
  const sum = moved.reduce((all, raw) => all + raw, fee ?? 0n)
  return [
    ...pay,
    // what somebody else pays is none of this account's costs
    ...(isPayer || isSponsored ? [feeRow] : []),
    ...(isTotal ? [{ kind: 'total', amount: ownAmount(reading, sum) } as const] : []),
  ]
}
