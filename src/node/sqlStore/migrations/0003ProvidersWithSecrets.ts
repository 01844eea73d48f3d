import type { Migration } from './migration.ts'

export const providersWithSecrets: Migration = {
  name: '0003ProvidersWithSecrets',
  statements: ({ text }) => [
    `alter table "proxyConfigs" add column "oauth2Providers" ${text} not null default '[]'`,
    `alter table "proxyConfigs" add column "oauthRedirectUrls" ${text} not null default '[]'`,
  ],
}
