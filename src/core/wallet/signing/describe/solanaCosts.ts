import type { SolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import type { SendEstimate } from '../preparedRequest.ts'
import type { Amount, SignDetail } from '../signView.ts'
import { isSame, ownAmount } from './party.ts'
import type { ReadInstruction, Reading } from './reading.ts'

type Costs = {
  readonly isSponsored: boolean
  readonly estimate?: SendEstimate | undefined
  /** What moves out of the account, by what is read. */
  readonly own: readonly Amount[]
  /** Whether all of it is read: else nobody can say what it comes to. */
  readonly isRead: boolean
  /** Instructions that may offer something to be taken first. */
  readonly offers: readonly Pick<ReadInstruction, 'units' | 'price'>[]
}

/** What the network takes for a signature, in lamports, and how much work it lets a transaction take, in units. */
const PER_SIGNATURE = 5000n
const MOST_UNITS = 1_400_000n

/** Whether the network takes its fee from this account. */
export function paysFee(
  reading: Reading,
  { accountKeys }: Pick<SolanaTransaction, 'accountKeys'>,
  { isSponsored }: Pick<Costs, 'isSponsored'>,
): boolean {
  return !isSponsored && isSame(accountKeys[0] ?? '', reading.account.address)
}

/** What leaves the account: what it moves, what it takes to make accounts, the fee, and all that is of the own currency. */
export function costsOf(
  reading: Reading,
  { accountKeys, signatures }: SolanaTransaction,
  { isSponsored, estimate, own, isRead, offers }: Costs,
): readonly SignDetail[] {
  const isPayer = isSame(accountKeys[0] ?? '', reading.account.address)
  const { fee = null, rent = null } = (isPayer && !isSponsored && estimate) || {}
  const amounts = rent ? [...own, ownAmount(reading, rent)] : own
  const pay: readonly SignDetail[] = amounts.length > 0 ? [{ kind: 'pay', amounts }] : []
  // it takes just what a node says: the one is the other
  const exact = fee === null ? null : ownAmount(reading, fee)
  const most = exact ?? offered(reading, signatures.length, offers)
  const feeRow: SignDetail = { kind: 'fee', usual: exact, most, isSponsored }
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

/** The most that the fee can be, by what the bytes offer; null where they offer nothing, and the network alone says it. */
function offered(reading: Reading, signers: number, offers: Costs['offers']): Amount | null {
  const price = offers.find((one) => one.price)?.price
  if (!price) return null
  const asked = offers.find(({ units }) => units !== undefined)?.units ?? MOST_UNITS
  const units = asked < MOST_UNITS ? asked : MOST_UNITS
  // whole lamports, rounded up
  const first = (price * units + 999_999n) / 1_000_000n
  return ownAmount(reading, BigInt(signers) * PER_SIGNATURE + first)
}
