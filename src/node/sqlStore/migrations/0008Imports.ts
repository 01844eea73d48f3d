import type { Migration } from './migration.ts'

export const imports: Migration = {
  name: '0008Imports',
  statements: ({ text, integer }) => [
    `create table "imports" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "userId" ${text} not null,
      "kind" ${text} not null,
      "sealedTargetKey" ${text} not null,
      "expiresAtMs" ${integer} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "imports_userId" on "imports" ("userId", "id")`,
    `create index "imports_organizationId" on "imports" ("organizationId", "id")`,
  ],
}
