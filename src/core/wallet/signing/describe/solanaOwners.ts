import type { SolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import { callsOf, madeAccountOf } from '../../../../crypto/solana/transfers.ts'
import type { SendEstimate } from '../preparedRequest.ts'
import type { ReadInstruction, Reading } from './reading.ts'
import { key } from './solanaInstruction.ts'

/**
 * Names who holds the account that tokens go to, in place of the account: by the chain, or by the transaction itself where
 * that makes the account, for then the program sees to it.
 */
export function ownersOf(
  reading: Reading,
  transaction: SolanaTransaction,
  estimate: SendEstimate | undefined,
): (read: ReadInstruction | null) => ReadInstruction | null {
  const made = callsOf(transaction).flatMap((call) => madeAccountOf(call) ?? [])
  const owners = new Map([
    ...(estimate?.owners ?? []),
    ...made.map(({ account, wallet }) => [account, wallet] as const),
  ])
  return (read) => {
    const owner = read?.move?.isTokenAccount ? owners.get(read.move.to) : undefined
    if (!read?.move || owner === undefined) return read
    const at = read.nodes.findIndex(({ name }) => name === 'to') + 1
    return {
      ...read,
      nodes: read.nodes.toSpliced(at, 0, key(reading, 'owner', owner)),
      move: { ...read.move, to: owner, isTokenAccount: false },
    }
  }
}
