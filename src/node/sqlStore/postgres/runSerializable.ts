import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, QueryResult } from 'pg'
import { StoreFailure } from '../../../service/store/store.ts'
import type { Connection, SqlValue } from '../connection.ts'
import { isSilence, orStoreFailure } from './postgresFault.ts'

/** Serialization failure, deadlock: PostgreSQL asks for the transaction to be run again. */
const CONFLICTS: readonly unknown[] = ['40001', '40P01']

/** Held until the transaction ends. Texts with the same hash wait for each other too. */
const TAKE_TURN = 'select pg_advisory_xact_lock(hashtextextended($1, $2))'
/** A seed, so that nobody else in the database locks the same. */
const TURN_LOCKS = 4_455_002

const MOST_ATTEMPTS = 60
const LONGEST_WAIT_MS = 64

type Query = (sql: string, values: SqlValue[]) => Promise<QueryResult>

export function connectionOf(query: Query): Connection {
  return {
    all: async (sql, values) => (await query(sql, [...values])).rows,
    run: async (sql, values) => (await query(sql, [...values])).rowCount ?? 0,
  }
}

/**
 * Runs work in a serializable transaction, again after each conflict with another one.
 *
 * @param counted - names: work that shares one runs one after the other instead, and conflicts with nothing. Serializable
 *   transactions on a small table conflict whatever rows they read, because PostgreSQL notes whole pages.
 */
export async function runSerializable<T>(
  pool: Pool,
  work: (connection: Connection) => Promise<T>,
  counted: readonly string[] = [],
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(pool, work, counted)
    if (outcome.kind === 'done') return outcome.result
    if (outcome.kind === 'failed' || attempt === MOST_ATTEMPTS) throw outcome.error
    // by chance, so that two that have met do not meet again
    await wait(Math.random() * Math.min(2 ** attempt, LONGEST_WAIT_MS))
  }
}

type Outcome<T> =
  | { readonly kind: 'done'; readonly result: T }
  | { readonly kind: 'conflict' | 'failed'; readonly error: unknown }

async function attemptOnce<T>(
  pool: Pool,
  work: (connection: Connection) => Promise<T>,
  counted: readonly string[],
): Promise<Outcome<T>> {
  const client = await orStoreFailure(pool.connect())
  let conflict = false
  let ended = false
  let broken = false
  const connection = connectionOf(async (sql, values) => {
    if (ended) throw new Error('The transaction is over.')
    try {
      return await orStoreFailure(client.query(sql, values))
    } catch (error) {
      conflict ||= isConflict(error) // noticed here, since the work may swallow it
      throw error
    }
  })
  try {
    const level = counted.length > 0 ? 'read committed' : 'serializable'
    await orStoreFailure(client.query(`begin isolation level ${level}`))
    // in one order, so that no two wait for each other; read committed sees what was written before its turn came
    for (const name of counted.toSorted())
      await orStoreFailure(client.query(TAKE_TURN, [name, TURN_LOCKS]))
    const result = await work(connection)
    ended = true
    const { command } = await orStoreFailure(client.query('commit'))
    // work that swallows the error of a statement has lost its transaction all the same
    if (command === 'ROLLBACK') throw new Error('A failed statement has undone the transaction.')
    return { kind: 'done', result }
  } catch (error) {
    ended = true
    // the pool drops a connection that is broken, and the server undoes what was begun there
    broken = isSilence(error)
    if (!broken)
      await client.query('rollback').catch(() => {
        broken = true
      })
    return { kind: conflict || isConflict(error) ? 'conflict' : 'failed', error }
  } finally {
    client.release(broken)
  }
}

function isConflict(error: unknown): boolean {
  const reason = error instanceof StoreFailure ? error.cause : error
  return reason instanceof Error && 'code' in reason && CONFLICTS.includes(reason.code)
}
