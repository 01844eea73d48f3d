import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { TableName } from '../../service/store/rows.ts'
import type { SqlValue } from './connection.ts'

type SqlTables = { [T in TableName]: Record<string, SqlValue> }

/** Writes the SQL text of an engine. It never runs it: connections do. */
export type SqlWriter = Kysely<SqlTables>

export function createSqliteWriter(): SqlWriter {
  return new Kysely<SqlTables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

export function createPostgresWriter(): SqlWriter {
  return new Kysely<SqlTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
