import type { Migration } from './migration.ts'

export const bootProofs: Migration = {
  name: '0011BootProofs',
  statements: ({ text, integer }) => [
    `create table "bootProofs" (
      "id" ${text} not null primary key,
      "ephemeralPublicKey" ${text} not null unique,
      "appName" ${text} not null,
      "attestation" ${text} not null,
      "manifest" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
  ],
}
