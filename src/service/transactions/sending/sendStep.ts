import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'

/** What one look at a transaction changes. */
export type SendStep = Partial<
  Pick<
    SendTransactionRow,
    'status' | 'isOpen' | 'errorJson' | 'hash' | 'nonce' | 'dueAtMs' | 'updatedAtMs'
  >
>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The sooner after its sending, the sooner it is looked at again. */
export function dueAfterMs({ createdAtMs, status }: SendTransactionRow, nowMs: number): number {
  if (status === 'INITIALIZED') return nowMs
  const ageMs = nowMs - createdAtMs
  if (ageMs < MINUTE_MS) return nowMs + 250
  return nowMs + (ageMs < 10 * MINUTE_MS ? 3000 : MINUTE_MS)
}

/** Whether nothing is expected of a transaction any more. */
export function isStale({ createdAtMs }: SendTransactionRow, nowMs: number): boolean {
  return nowMs - createdAtMs > DAY_MS
}

export function broadcasting(nowMs: number): SendStep {
  return { status: 'BROADCASTING', updatedAtMs: nowMs }
}

export function included(nowMs: number): SendStep {
  return { status: 'INCLUDED', isOpen: false, updatedAtMs: nowMs }
}

export function failed(error: SendTransactionError, nowMs: number): SendStep {
  return {
    status: 'FAILED',
    isOpen: false,
    errorJson: JSON.stringify(error),
    updatedAtMs: nowMs,
  }
}

/** The same for what never is in a block: without a hash, since the network took no fee, and its number is the next one's. */
export function refused(error: SendTransactionError, nowMs: number): SendStep {
  return { ...failed(error, nowMs), hash: null, nonce: null }
}
