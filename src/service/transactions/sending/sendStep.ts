import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { SendLife } from '../../../wire/sendLife.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import { type StoredLife, writeLife } from './storedLife.ts'

/** What one look at a transaction changes. */
export type SendStep = Partial<
  Pick<
    SendTransactionRow,
    'status' | 'isOpen' | 'errorJson' | 'hash' | 'nonce' | 'dueAtMs' | 'updatedAtMs' | 'lifeJson'
  >
>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The sooner after its sending, the sooner it is looked at again. It is looked at as long as it may still be included. */
export function dueAfterMs({ createdAtMs }: SendTransactionRow, nowMs: number): number {
  const ageMs = nowMs - createdAtMs
  if (ageMs < MINUTE_MS) return nowMs + 250
  if (ageMs < 10 * MINUTE_MS) return nowMs + 3000
  return nowMs + (ageMs < DAY_MS ? MINUTE_MS : 10 * MINUTE_MS)
}

/** A transaction that goes on: its life, and when its bytes go out again. */
export function goesOn(row: SendTransactionRow, life: StoredLife, nowMs: number): SendStep {
  const { status, nextAttemptAtMs } = life
  return {
    status,
    lifeJson: writeLife(life),
    // before the bytes are out there is nothing to look for
    dueAtMs: life.mayBeOut ? dueAfterMs(row, nowMs) : nextAttemptAtMs,
    ...(status === row.status ? {} : { updatedAtMs: nowMs }),
  }
}

export function included(nowMs: number): SendStep {
  return { status: 'INCLUDED', isOpen: false, updatedAtMs: nowMs }
}

/** A transaction that is in a block and had no effect, or whose bytes are out and can never be included. */
export function failed(error: SendTransactionError, nowMs: number): SendStep {
  return {
    status: 'FAILED',
    isOpen: false,
    errorJson: JSON.stringify(error),
    updatedAtMs: nowMs,
  }
}

/** The same for bytes that never left: without a hash, since the network took no fee, and its nonce is the next one's. */
export function refused(error: SendTransactionError, nowMs: number): SendStep {
  return { ...failed(error, nowMs), hash: null, nonce: null }
}

/** A transaction whose nonce a block has used for another one. Its nonce stays used. */
export function replaced(life: StoredLife, nowMs: number): SendStep {
  const { replacedBy } = life
  const by = replacedBy === null ? 'another transaction' : `the transaction ${replacedBy}`
  const error = { message: `${by} with the same nonce was included` }
  return {
    ...failed(error, nowMs),
    status: 'REPLACED',
    lifeJson: writeLife(life),
    // bytes that never left have no name on the network
    ...(life.mayBeOut ? {} : { hash: null }),
  }
}

/** Puts what the rules say into the life that is stored. */
export function withLife(stored: StoredLife, life: SendLife, nextAttemptAtMs: number): StoredLife {
  return { ...stored, ...life, nextAttemptAtMs }
}
