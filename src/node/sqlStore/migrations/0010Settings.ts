import type { Migration } from './migration.ts'

/** Auth proxies that were there are on, and nobody has changed them but by starting the service. */
export const settings: Migration = {
  name: '0010Settings',
  statements: ({ text, integer }) => [
    `alter table "proxyConfigs" add column "isEnabled" ${integer} not null default 1`,
    `alter table "proxyConfigs" add column "changes" ${text} not null default '{}'`,
    `create table "oauth2Credentials" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "provider" ${text} not null,
      "clientId" ${text} not null,
      "sealedSecret" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "oauth2Credentials_organizationId" on "oauth2Credentials" ("organizationId", "id")`,
    `create table "fiatOnRampCredentials" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "provider" ${text} not null,
      "projectId" ${text},
      "publishableApiKey" ${text} not null,
      "sealedSecretApiKey" ${text} not null,
      "sealedPrivateApiKey" ${text},
      "isSandbox" ${integer} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "fiatOnRampCredentials_organizationId" on "fiatOnRampCredentials" ("organizationId", "id")`,
    `create table "sessionProfiles" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "scope" ${text} not null,
      "expirationSeconds" ${integer},
      "notes" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "sessionProfiles_organizationId" on "sessionProfiles" ("organizationId", "id")`,
    `alter table "credentials" add column "sessionProfileId" ${text}`,
  ],
}
