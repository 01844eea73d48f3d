import type { Migration } from './migration.ts'

export const passkeysAndSocialLogins: Migration = {
  name: '0002PasskeysAndSocialLogins',
  statements: ({ text, integer }) => [
    `create table "authenticators" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "userId" ${text} not null,
      "name" ${text} not null,
      "credentialId" ${text} not null,
      "publicKey" ${text} not null,
      "rpId" ${text} not null,
      "transports" ${text} not null,
      "aaguid" ${text} not null,
      "signCount" ${integer} not null,
      "isBackupEligible" ${integer} not null,
      "isBackedUp" ${integer} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("credentialId", "organizationId")
    )`,
    `create index "authenticators_organizationId" on "authenticators" ("organizationId", "id")`,
    `create index "authenticators_userId" on "authenticators" ("userId", "id")`,
    `create table "oauthProviders" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "userId" ${text} not null,
      "name" ${text} not null,
      "issuer" ${text} not null,
      "audience" ${text} not null,
      "subject" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("subject", "issuer", "audience", "organizationId")
    )`,
    `create index "oauthProviders_organizationId" on "oauthProviders" ("organizationId", "id")`,
    `create index "oauthProviders_userId" on "oauthProviders" ("userId", "id")`,
    `alter table "proxyConfigs" add column "rpId" ${text}`,
    `alter table "proxyConfigs" add column "identityProviders" ${text} not null default '[]'`,
  ],
}
