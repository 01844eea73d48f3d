import type { Pool } from 'pg'
import type { Store } from '../../service/store/store.ts'
import { migrate } from './migrate.ts'
import { createTurnQueue } from './postgres/createTurnQueue.ts'
import { loadPg } from './postgres/loadPg.ts'
import { orStoreFailure } from './postgres/postgresFault.ts'
import { connectionOf, runSerializable } from './postgres/runSerializable.ts'
import { createSqlReads } from './sqlReads.ts'
import { createSqlTransaction } from './sqlTransaction.ts'
import { createStatements, postgresParameter } from './statements.ts'

/** Any number that nobody else locks in the same database. */
const MIGRATION_LOCK = 4_455_001

const CONNECT_TIMEOUT_MS = 10_000

/** Statements of a store take milliseconds. One that takes so long has lost its server, or waits for a process that stands still. */
const STATEMENT_TIMEOUT_MS = 30_000
/** When the system begins to ask a silent server whether it is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000

export type PostgresStoreOptions = {
  /** Milliseconds after which a statement without an answer has failed. @default 30000 */
  readonly statementTimeoutMs?: number
}

/**
 * Connections of a process. Reads have their own: transactions that wait for each other, or run again after conflicts, would
 * keep every request from being answered, though most of them only read.
 */
const MOST_TRANSACTIONS = 7
const MOST_READS = 3
/** One holds the lock, the other migrates. */
const MOST_STARTING = 2

/** How many of the transactions may conflict, and how many count alone; the latter are short. */
const MOST_SERIALIZABLE = 5
const MOST_COUNTING = MOST_TRANSACTIONS - MOST_SERIALIZABLE

/** Ids and texts are compared by their bytes, whatever the language of the database. */
const COLUMN_TYPES = { text: 'text collate "C"', integer: 'bigint' }

/**
 * Keeps the rows in a PostgreSQL database, for any number of processes.
 *
 * Transactions are serializable and are run again after a conflict. Those of one organization run one after the other in
 * this process: they touch the same pages of the indexes, so that most of them would conflict. A server that is away or full makes them reject with
 * `StoreFailure`, and the next one is tried anew. So does one that is silent: its connections may be to a machine that is gone,
 * and whoever waited for it would keep all others from their turns.
 *
 * @param url - `postgres://user:password@host:port/database`
 * @throws StoreDriverMissingError `STORE_DRIVER_MISSING` when the package `pg` is not installed.
 * @throws StoreNewerError `STORE_NEWER` when a newer version wrote the database.
 */
export async function createPostgresStore(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: PostgresStoreOptions = {},
): Promise<Store> {
  const { Pool } = await loadPg()
  const openPool = (max: number, timeoutMs?: number) => {
    const options = {
      ...{ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, max },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS },
      ...(timeoutMs === undefined ? {} : { query_timeout: timeoutMs }),
    }
    // an idle connection that breaks leaves the pool; the next statement opens another or says why it cannot
    return new Pool(options).on('error', () => undefined)
  }
  // a migration may take as long as it takes
  const starting = openPool(MOST_STARTING)
  try {
    await alone(starting, () =>
      runSerializable(starting, (connection) => migrate(connection, COLUMN_TYPES)),
    )
  } finally {
    await starting.end()
  }
  const pool = openPool(MOST_TRANSACTIONS, statementTimeoutMs)
  const reads = openPool(MOST_READS, statementTimeoutMs)
  const statements = createStatements(postgresParameter)
  const inTurn = createTurnQueue(MOST_SERIALIZABLE)
  const countInTurn = createTurnQueue(MOST_COUNTING)
  const running = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined

  /** The pool never ends while a client of it is still connecting, so close waits for what is under way. */
  async function tracked<T>(start: () => Promise<T>): Promise<T> {
    if (closed) throw new Error('The store is closed.')
    const work = start()
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }

  async function end(): Promise<void> {
    await Promise.allSettled(running)
    await Promise.all([pool.end(), reads.end()])
  }

  return {
    ...createSqlReads(
      connectionOf((sql, values) => tracked(() => orStoreFailure(reads.query(sql, values)))),
      statements,
    ),
    transaction: (work, { counted = [], organizationId = '' } = {}) =>
      tracked(() => {
        const run = () =>
          runSerializable(
            pool,
            (connection) => work(createSqlTransaction(connection, statements)),
            counted,
          )
        // whoever waits for a turn of the same name waits here, without a connection; the last name is shared by most
        const widest = counted.at(-1)
        return widest === undefined ? inTurn(organizationId, run) : countInTurn(widest, run)
      }),
    close: () => {
      closed ??= end()
      return closed
    },
  }
}

/**
 * Does work while no other process that starts does the same.
 *
 * The lock is held on a connection of its own, in a transaction that is there for nothing else: a serializable one sees
 * the database as it was before it waited for the lock, and would make again what the other process has just made.
 */
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await work()
    await client.query('commit')
  } finally {
    client.release(true) // closed, whatever state it is in: that gives the lock back as well
  }
}
