import type { Migration } from './migration.ts'

/** When a key last stamped, and whether a session registered it; of keys that are there neither is known. */
export const keyUses: Migration = {
  name: '0017KeyUses',
  statements: ({ integer }) => [
    `alter table "credentials" add column "madeBySession" ${integer} not null default 0`,
    `alter table "credentials" add column "lastUsedAtMs" ${integer}`,
  ],
}
