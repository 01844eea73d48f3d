import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PostgresServer } from '../conformance/store/postgresServer.ts'

const ACTIVITIES = 1_000_000
const SUB_ORGANIZATIONS = 100_000
/** How many of the activities are those of the organization itself. */
const OWN_ACTIVITIES = 300_000

/** How an engine counts up and writes a number in hex. */
type Dialect = {
  /** A table expression `n` with the numbers from 1. */
  readonly numbers: (count: number) => string
  /** A number as so many hex characters. */
  readonly hex: (expression: string, length: number) => string
}

const sqlite: Dialect = {
  numbers: (count) =>
    `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${count}) select n from c)`,
  hex: (expression, length) => `printf('%0${length}x', ${expression})`,
}

const postgres: Dialect = {
  numbers: (count) => `(select n from generate_series(1, ${count}) as n) as numbers`,
  hex: (expression, length) => `lpad(to_hex(${expression}), ${length}, '0')`,
}

/** Fills the data folder of a service that has stopped. */
export function fillSqlite(folder: string, organizationId: string): void {
  const database = new DatabaseSync(join(folder, 'latchkit.sqlite'))
  database.exec('begin')
  for (const sql of inserts(sqlite, organizationId)) database.exec(sql)
  database.exec('commit')
  database.close()
}

/** The same on PostgreSQL, which then looks at what it has, as it does by itself after a while. */
export function fillPostgres(server: PostgresServer, schema: string, organizationId: string): void {
  server.ask(schema, inserts(postgres, organizationId).join(';\n'))
  server.ask(schema, 'analyze')
}

/** Time-ordered ids, as those of years of use are, all older than whatever a run writes. */
function inserts({ numbers, hex }: Dialect, organizationId: string): readonly string[] {
  const id = (kind: number, n: string) =>
    `('018f0000-' || ${hex(`(${n}) / 65536`, 4)} || '-7000-8${kind}00-' || ${hex(n, 12)})`
  const key = (n: string) => `('02' || ${hex(n, 64)})`
  const sub = `((n % ${SUB_ORGANIZATIONS}) + 1)`
  const home = `case when n <= ${OWN_ACTIVITIES} then '${organizationId}' else ${id(1, sub)} end`
  const payload = '7'.repeat(64)
  const intent = `'{"signRawPayloadIntentV2":{"signWith":"0x6b175474E89094C44Da98b954EedeAC495271d0F","payload":"${payload}","encoding":"PAYLOAD_ENCODING_HEXADECIMAL","hashFunction":"HASH_FUNCTION_KECCAK256"}}'`
  const result = `'{"signRawPayloadResult":{"r":"${payload}","s":"${payload}","v":"00"}}'`
  const votes = `'[{"id":"' || ${id(5, 'n')} || '","userId":"' || ${id(2, sub)} || '","selection":"VOTE_SELECTION_APPROVED","message":"${'m'.repeat(300)}","publicKey":"' || ${key('n')} || '","signature":"${'3'.repeat(140)}","scheme":"SIGNATURE_SCHEME_TK_API_P256","createdAt":{"seconds":"1","nanos":"0"}}]'`
  return [
    `insert into "organizations" ("id", "parentId", "name", "rootQuorumThreshold", "createdAtMs")
      select ${id(1, 'n')}, '${organizationId}', 'Person ' || n, 1, 1 from ${numbers(SUB_ORGANIZATIONS)}`,
    `insert into "users" ("id", "organizationId", "name", "email", "emailVerified", "phoneNumber", "phoneNumberVerified", "role", "createdAtMs", "updatedAtMs")
      select ${id(2, 'n')}, ${id(1, 'n')}, 'Person ' || n, 'person-' || n || '@example.com', 1, null, 0, 'root', 1, 1 from ${numbers(SUB_ORGANIZATIONS)}`,
    `insert into "credentials" ("id", "organizationId", "userId", "name", "publicKey", "type", "expiresAtMs", "createdAtMs", "updatedAtMs")
      select ${id(3, 'n')}, ${id(1, 'n')}, ${id(2, 'n')}, 'Key', ${key('n')}, 'CREDENTIAL_TYPE_API_KEY_P256', null, 1, 1 from ${numbers(SUB_ORGANIZATIONS)}`,
    `insert into "activities" ("id", "organizationId", "type", "status", "fingerprint", "userId", "intent", "result", "votes", "createdAtMs", "updatedAtMs")
      select ${id(4, 'n')}, ${home}, 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2', 'ACTIVITY_STATUS_COMPLETED', 'sha256:' || ${hex('n', 64)}, ${id(2, sub)}, ${intent}, ${result}, ${votes}, 1, 1 from ${numbers(ACTIVITIES)}`,
  ]
}
