import type { Migration } from './migration.ts'

/** When a stamp first proved that somebody holds a key. Of the keys that are there nobody knows it. */
export const provenKeys: Migration = {
  name: '0019ProvenKeys',
  statements: ({ text, integer }) => [
    `alter table "credentials" add column "provenAtMs" ${integer}`,
    `alter table "accountOrigins" add column "standInKey" ${text}`,
  ],
}
