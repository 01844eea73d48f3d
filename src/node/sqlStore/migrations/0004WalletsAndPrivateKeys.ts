import type { Migration } from './migration.ts'

/** Wallets that were there have changed for the last time when they were made, and nobody has had their phrases. */
export const walletsAndPrivateKeys: Migration = {
  name: '0004WalletsAndPrivateKeys',
  statements: ({ text, integer }) => [
    `alter table "wallets" add column "isExported" ${integer} not null default 0`,
    `alter table "wallets" add column "isImported" ${integer} not null default 0`,
    `alter table "wallets" add column "updatedAtMs" ${integer} not null default 0`,
    `update "wallets" set "updatedAtMs" = "createdAtMs"`,
    `alter table "walletAccounts" add column "publicKey" ${text}`,
    `alter table "walletAccounts" add column "isExported" ${integer} not null default 0`,
    `alter table "walletAccounts" add column "updatedAtMs" ${integer} not null default 0`,
    `update "walletAccounts" set "updatedAtMs" = "createdAtMs"`,
    `create index "walletAccounts_organizationId" on "walletAccounts" ("organizationId", "id")`,
    `create table "privateKeys" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "curve" ${text} not null,
      "publicKey" ${text} not null,
      "sealedKey" ${text} not null,
      "isExported" ${integer} not null,
      "isImported" ${integer} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "privateKeys_organizationId" on "privateKeys" ("organizationId", "id")`,
    `create table "privateKeyAddresses" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "privateKeyId" ${text} not null,
      "addressFormat" ${text} not null,
      "address" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "privateKeyAddresses_address" on "privateKeyAddresses" ("address", "id")`,
    `create index "privateKeyAddresses_privateKeyId" on "privateKeyAddresses" ("privateKeyId", "id")`,
    `create index "privateKeyAddresses_organizationId" on "privateKeyAddresses" ("organizationId", "id")`,
    `create table "privateKeyTags" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "privateKeyTags_organizationId" on "privateKeyTags" ("organizationId", "id")`,
    `create table "taggedPrivateKeys" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "privateKeyTagId" ${text} not null,
      "privateKeyId" ${text} not null,
      "createdAtMs" ${integer} not null,
      unique ("privateKeyId", "privateKeyTagId")
    )`,
    `create index "taggedPrivateKeys_privateKeyTagId" on "taggedPrivateKeys" ("privateKeyTagId", "id")`,
    `create index "taggedPrivateKeys_organizationId" on "taggedPrivateKeys" ("organizationId", "id")`,
  ],
}
