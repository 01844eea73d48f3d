import { StoreFailure } from '../../../service/store/store.ts'

/**
 * Classes of SQLSTATE that tell of a statement and not of the server: what it asks for is not supported, or its data,
 * keys, state or syntax are wrong. PostgreSQL, appendix A.
 */
const OF_STATEMENTS: readonly string[] = ['0A', '21', '22', '23', '25', '42']

/** A transaction that may only read: the server is a replica, or its disk is full. */
const READ_ONLY = '25006'

/** Waits for the server. What goes wrong with it, or on the way to it, is a `StoreFailure`; a statement of ours is not. */
export async function orStoreFailure<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isOfStatement(error) ? error : new StoreFailure(error)
  }
}

/** Whether the server has answered nothing: its connection may be broken, and whatever is asked there next waits as well. */
export function isSilence(error: unknown): boolean {
  return error instanceof StoreFailure && sqlStateOf(error.cause) === undefined
}

function isOfStatement(error: unknown): boolean {
  const code = sqlStateOf(error)
  return code !== undefined && code !== READ_ONLY && OF_STATEMENTS.includes(code.slice(0, 2))
}

function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
