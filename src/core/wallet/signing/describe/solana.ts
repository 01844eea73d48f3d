import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../../crypto/solana/readSolanaTransaction.ts'
import { callsOf } from '../../../../crypto/solana/transfers.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { Latchkit } from '../../../latchkit.ts'
import { factsFrom } from '../../chainFacts.ts'
import { isLostAt } from '../../lostFunds.ts'
import { invalidRequest } from '../invalidRequest.ts'
import type { PreparedRequest, SendEstimate } from '../preparedRequest.ts'
import { prepareSolanaSend } from '../prepareSolanaSend.ts'
import type { Amount, SignDetail } from '../signView.ts'
import { withSolanaEstimate } from '../withSolanaEstimate.ts'
import { describeBlind } from './blind.ts'
import { estimated } from './estimated.ts'
import { partyOf, unreadWarning } from './party.ts'
import { bytesOf } from './payloadBytes.ts'
import { describePermission, describeRevocation } from './permission.ts'
import { type Draft, hexBytes, type ReadInstruction, type Reading } from './reading.ts'
import { costsOf, paysFee } from './solanaCosts.ts'
import { readInstruction } from './solanaInstruction.ts'
import { ownersOf } from './solanaOwners.ts'
import { withPlaces } from './solanaPlaces.ts'
import { solanaQuestions } from './solanaQuestions.ts'

type Sending = {
  /** Whether it is sent when the person agrees; else whoever has it signed may send it. */
  readonly isSent: boolean
  readonly isSponsored: boolean
  readonly estimate?: SendEstimate | undefined
}

/** Half of what a token account can hold: hardly anybody has so many, and one less than all of it is no limit either. */
const UNLIMITED = 2n ** 63n

/** A transaction, sent or only signed; one that an app calls a payload is none the less one. */
export function read(
  reading: Reading,
  { activity, broadcast, parameters, estimate }: PreparedRequest,
): Draft {
  if (activity === 'signRawPayload') {
    const bytes = bytesOf(parameters)
    if (!bytes) return describeBlind(parameters.payload)
    const draft = describeSolanaHex(reading, withPlaces(bytes), {
      isSent: false,
      isSponsored: false,
    })
    return estimated(draft, estimate)
  }
  if (activity === 'ethSendTransactionV2') return describeBlind(JSON.stringify(parameters, null, 2))
  const isSent = broadcast !== 'nobody'
  const isSponsored = activity === 'solSendTransactionV2' && parameters.sponsor === true
  const draft = describeSolanaHex(reading, parameters.unsignedTransaction, {
    isSent,
    isSponsored,
    estimate,
  })
  return estimated(draft, estimate)
}

/** The whole transaction as hex. */
function describeSolanaHex(reading: Reading, unsigned: string, sending: Sending): Draft {
  const transaction = readSolanaTransaction(unsigned)
  if (typeof transaction !== 'string') return describeSolana(reading, transaction, sending)
  return describeBlind(hexBytes(unsigned) ?? unsigned)
}

/** What every instruction does; one that nobody can read makes all of it unreadable, for it may undo the others. */
function describeSolana(given: Reading, transaction: SolanaTransaction, sending: Sending): Draft {
  // whichever network it is for: all of them count in SOL
  const chain = (sending.isSent && given.chain) || {
    ...factsFrom('solana:mainnet'),
    tokens: given.chain?.tokens ?? [],
  }
  const reading = { ...given, chain }
  const ownerOf = ownersOf(reading, transaction, sending.estimate)
  const calls = callsOf(transaction).map((call) => {
    return { ...call, read: ownerOf(readInstruction(reading, call)) }
  })
  const from: SignDetail = { kind: 'from', party: partyOf(reading, reading.account.address) }
  const shown = calls.flatMap(({ programKey, data, read }): readonly SignDetail[] => {
    const contract = { kind: 'contract', party: partyOf(reading, programKey) } as const
    if (!read) return [contract, { kind: 'data', hex: `0x${hexFromBytes(data)}` }]
    const call = { kind: 'call', functionName: read.name, nodes: read.nodes } as const
    return read.isOfProgram ? [contract, call] : [call]
  })
  const reads = calls.flatMap(({ read }) => read ?? [])
  const own = summed(reads.flatMap(({ move }) => (move?.isOwn ? [move.amount] : [])))
  const unread = calls.find(({ read }) => !read)
  const called = calls.find(({ read }) => read?.isOfProgram)
  const read = unread
    ? unreadable(reading, unread.programKey)
    : effectOf(reading, reads, (called ?? calls[0])?.programKey ?? '')
  // a program may take what it is not given by name
  const isRead = !unread && !called
  // what a new account takes is more than the fee, and who pays it is in the rows
  const makes = reads.some(({ name }) => name === 'CreateAssociatedTokenAccount')
  const fee = makes ? 'unknown' : paysFee(reading, transaction, sending) ? 'fee' : 'never'
  const money = read.money === 'fee' ? fee : read.money
  return {
    ...read,
    money: own.some(({ raw }) => raw !== 0n) ? 'now' : money,
    details: [
      from,
      ...receiver(read),
      ...shown,
      // what nobody can read may cost more than what is offered
      ...costsOf(reading, transaction, { ...sending, own, isRead, offers: unread ? [] : reads }),
    ],
  }
}

type Effect = Omit<Draft, 'details'>

function effectOf(reading: Reading, reads: readonly ReadInstruction[], program: string): Effect {
  const grants = reads.flatMap((one) => one.grant ?? [])
  const [granted] = grants
  const moves = reads.flatMap(({ move }) => move ?? [])
  const [first] = moves
  // what a program does besides is not said by what moves, nor by who may take what later
  const isOnly = reads.every(({ isOfProgram }) => !isOfProgram)
  const plain = { money: 'unknown', level: 'plain', warnings: [] } as const
  const functionName = reads.map(({ name }) => name).join(', ')
  const effect = { kind: 'call', to: partyOf(reading, program), functionName } as const
  if (granted) {
    const { spender } = granted
    // there is no headline for many of them, and none of them may go unnamed
    if (grants.some((one) => one.spender !== spender)) return unreadable(reading, program)
    const tokens = grants.map(({ token, amount }) => {
      // the program stops at what the account holds: so much is all of it
      return { token, amount: amount >= UNLIMITED ? null : amount }
    })
    const permission = describePermission(reading, { spender, tokens }, 'transaction')
    return isOnly && !first ? permission : { ...permission, effect, money: 'unknown' }
  }
  const revoked = reads.flatMap((one) => one.revoked ?? [])
  if (revoked.length > 0 && isOnly && !first)
    return describeRevocation(reading, { spender: null, amounts: revoked, by: 'transaction' })
  const isLost = moves.some(({ to, amount }) =>
    isLostAt(to, amount.token?.address ?? null, reading.chain),
  )
  const isNothing = moves.length > 0 && isOnly && moves.every(({ amount }) => amount.raw === 0n)
  const lost = { level: 'danger', warnings: [{ kind: 'lost' }] } as const
  const nothing = { money: 'fee', level: 'danger', warnings: [{ kind: 'movesNothing' }] } as const
  const found = { ...plain, ...(isNothing ? nothing : isLost && lost) }
  // what others move in it, who sign it too, this account does not send
  const isToOne = first && isOnly && moves.every(({ to, isOwn }) => isOwn && to === first.to)
  if (!isToOne) return { ...found, effect }
  const amounts = summed(moves.map(({ amount }) => amount))
  const to = { ...partyOf(reading, first.to), isTokenAccount: first.isTokenAccount }
  return { ...found, effect: { kind: 'transfer', amounts, to } }
}

/** Nobody adds up in their head what goes in twenty parts. */
function summed(amounts: readonly Amount[]): readonly Amount[] {
  const sums = new Map<string, Amount>()
  for (const amount of amounts) {
    const of = amount.token?.address ?? ''
    sums.set(of, { ...amount, raw: (amount.raw ?? 0n) + (sums.get(of)?.raw ?? 0n) })
  }
  return [...sums.values()]
}

function unreadable(reading: Reading, program: string): Effect {
  return {
    effect: { kind: 'unreadableCall', to: partyOf(reading, program) },
    money: 'unknown',
    level: 'unreadable',
    warnings: [unreadWarning(reading, program)],
  }
}

function receiver({ effect }: Effect): readonly SignDetail[] {
  return effect.kind === 'transfer' ? [{ kind: 'to', party: effect.to }] : []
}

/** What goes out for one that the service sends. */
export const prepare = prepareSolanaSend

/** @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a transaction that the service would refuse to sign. */
export function requireReadable(unsignedTransaction: string): void {
  const transaction = readSolanaTransaction(unsignedTransaction)
  if (typeof transaction === 'string') throw invalidRequest(`The transaction ${transaction}.`)
}

/** Whether bytes are the message of one. */
export function isTransaction(bytes: Uint8Array): boolean {
  return typeof readSolanaTransaction(withPlaces(bytes)) !== 'string'
}

/** What goes out, with what the chain says of it. */
export const withEstimate = (
  kit: Pick<Latchkit, 'options'>,
  request: PreparedRequest,
  signal: AbortSignal,
) => withSolanaEstimate(kit, request, signal, solanaQuestions)

/** Programs are stored in a form of their own. */
export const storedReader = 'storedProgram'
