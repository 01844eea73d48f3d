import type { Rows, TableName } from './rows.ts'

type Scalar = string | number | boolean | null

/** What a column must be: a value, or a range (both ends open). */
type Condition<V> = V | { readonly lt?: number | string; readonly gt?: number | string }

/** Columns that must all match. JSON columns cannot be asked for. */
export type Where<T extends TableName> = {
  readonly [K in keyof Rows[T]]?: Rows[T][K] extends Scalar ? Condition<Rows[T][K]> : never
}

/** New values; `{ add }` changes a number by a step in the same statement. */
export type Patch<T extends TableName> = {
  readonly [K in keyof Rows[T]]?:
    | Rows[T][K]
    | (Rows[T][K] extends number ? { readonly add: number } : never)
}

/** Rows come in the order of `id`; `desc` turns it. Default: all rows, ascending. */
export type FindOptions = { readonly limit?: number; readonly order?: 'asc' | 'desc' }

/** A row by its id, and about how many bytes its texts have. */
export type Measured = { readonly id: string; readonly bytes: number }

export type Reads = {
  first<T extends TableName>(table: T, where: Where<T>): Promise<Rows[T] | undefined>
  find<T extends TableName>(
    table: T,
    where: Where<T>,
    options?: FindOptions,
  ): Promise<readonly Rows[T][]>
  count<T extends TableName>(table: T, where: Where<T>): Promise<number>
  /** How many bytes the rows that `find` would answer take, without reading them. */
  measure<T extends TableName>(
    table: T,
    where: Where<T>,
    options?: FindOptions,
  ): Promise<readonly Measured[]>
}

export type Transaction = Reads & {
  /** @throws UniqueViolation when a row with the same id or the same unique columns exists. */
  insert<T extends TableName>(table: T, row: Rows[T]): Promise<void>
  /**
   * @returns how many rows changed: a conditional update with 0 lost the race.
   * @throws TypeError when the patch names `id` or a unique column: such a row is removed and inserted anew.
   */
  update<T extends TableName>(table: T, where: Where<T>, patch: Patch<T>): Promise<number>
  remove<T extends TableName>(table: T, where: Where<T>): Promise<number>
}

type TransactionOptions = {
  /**
   * Names of what the work counts, where nothing else is read: transactions that share a name run one after the other, each
   * on what the one before has written. Others are then in nobody's way, and none of them runs again for another. The name
   * that most share comes last.
   */
  readonly counted?: readonly string[]
  /**
   * The organization whose data the work changes. An engine may run the transactions of one organization one after the
   * other, and lets organizations take turns. Default: work of the service itself.
   */
  readonly organizationId?: string
}

/**
 * Where the service keeps its rows. Engines: memory, SQLite, PostgreSQL.
 *
 * Reads on the store itself see what is committed.
 */
export type Store = Reads & {
  /**
   * Runs work in one serializable transaction: all of it is kept, durably, before the promise resolves, or none.
   * An engine may run the work again after a conflict, so the work has no effects but those on `tx`.
   *
   * @param options - whom the work is in the way of.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  close(): Promise<void>
}

/** A row with the same id, or the same values in unique columns, is there already. */
export class UniqueViolation extends Error {
  readonly table: TableName

  constructor(table: TableName, cause?: unknown) {
    super(`a row of ${table} with the same key exists`, { cause })
    this.name = 'UniqueViolation'
    this.table = table
  }
}

/**
 * The place where the rows lie cannot be used: a full or broken disk, a database that is away. Nothing of what was asked
 * has been acknowledged; the same may be asked again.
 */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('the store cannot be used right now', { cause })
    this.name = 'StoreFailure'
  }
}
