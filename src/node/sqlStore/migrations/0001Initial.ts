import type { Migration } from './migration.ts'

/** An index ends in `id`, so that its rows come out in the order in which the store returns them. */
export const initial: Migration = {
  name: '0001Initial',
  statements: ({ text, integer }) => [
    `create table "organizations" (
      "id" ${text} not null primary key,
      "parentId" ${text},
      "name" ${text} not null,
      "rootQuorumThreshold" ${integer} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "organizations_parentId" on "organizations" ("parentId", "id")`,
    `create table "users" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "email" ${text},
      "emailVerified" ${integer} not null,
      "phoneNumber" ${text},
      "phoneNumberVerified" ${integer} not null,
      "role" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "users_organizationId" on "users" ("organizationId", "id")`,
    `create index "users_email" on "users" ("email", "id")`,
    `create index "users_phoneNumber" on "users" ("phoneNumber", "id")`,
    `create table "credentials" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "userId" ${text} not null,
      "name" ${text} not null,
      "publicKey" ${text} not null,
      "type" ${text} not null,
      "expiresAtMs" ${integer},
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("publicKey", "organizationId")
    )`,
    `create index "credentials_organizationId" on "credentials" ("organizationId", "id")`,
    `create index "credentials_userId" on "credentials" ("userId", "id")`,
    `create table "otps" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "otpType" ${text} not null,
      "contact" ${text} not null,
      "codeHash" ${text} not null,
      "attempts" ${integer} not null,
      "expiresAtMs" ${integer} not null,
      "consumedAtMs" ${integer},
      "sealedTargetKey" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "otps_contact" on "otps" ("contact", "id")`,
    `create table "usedTokens" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "expiresAtMs" ${integer} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create table "limitHits" (
      "id" ${text} not null primary key,
      "key" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "limitHits_key_createdAtMs" on "limitHits" ("key", "createdAtMs", "id")`,
    `create table "activities" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "type" ${text} not null,
      "status" ${text} not null,
      "fingerprint" ${text} not null,
      "userId" ${text} not null,
      "intent" ${text} not null,
      "result" ${text} not null,
      "votes" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("fingerprint", "organizationId")
    )`,
    `create index "activities_organizationId" on "activities" ("organizationId", "id")`,
    `create table "proxyConfigs" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "userId" ${text} not null,
      "publicKey" ${text} not null,
      "sealedPrivateKey" ${text} not null,
      "allowedOrigins" ${text} not null,
      "enabledProviders" ${text} not null,
      "appName" ${text} not null,
      "sessionExpirationSeconds" ${integer} not null,
      "otpLength" ${integer} not null,
      "otpAlphanumeric" ${integer} not null,
      "otpExpirationSeconds" ${integer} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "proxyConfigs_organizationId" on "proxyConfigs" ("organizationId", "id")`,
    `create table "wallets" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "sealedPhrase" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "wallets_organizationId" on "wallets" ("organizationId", "id")`,
    `create table "walletAccounts" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "walletId" ${text} not null,
      "name" ${text},
      "curve" ${text} not null,
      "path" ${text} not null,
      "addressFormat" ${text} not null,
      "address" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "walletAccounts_address" on "walletAccounts" ("address", "id")`,
    `create index "walletAccounts_walletId" on "walletAccounts" ("walletId", "id")`,
    `create table "secrets" (
      "id" ${text} not null primary key,
      "sealed" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
  ],
}
