import type { Migration } from './migration.ts'

/**
 * How accounts began, and why an address is verified in one. Accounts that are there have neither: their record of
 * activities is read instead (`olderAccounts`), and an address that it does not prove counts as unverified.
 */
export const accountHistory: Migration = {
  name: '0018AccountHistory',
  statements: ({ text, integer }) => [
    `create table "accountOrigins" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "madeBy" ${text} not null,
      "soleKey" ${text},
      "hadCredential" ${integer} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "accountOrigins_organizationId" on "accountOrigins" ("organizationId", "id")`,
    `create table "addressProofs" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "parentId" ${text} not null,
      "userId" ${text} not null,
      "otpType" ${text} not null,
      "contact" ${text} not null,
      "evidence" ${text} not null,
      "createdAtMs" ${integer} not null,
      unique ("userId", "otpType")
    )`,
    `create index "addressProofs_organizationId" on "addressProofs" ("organizationId", "id")`,
    `create index "addressProofs_contact_parentId" on "addressProofs" ("contact", "parentId", "id")`,
  ],
}
