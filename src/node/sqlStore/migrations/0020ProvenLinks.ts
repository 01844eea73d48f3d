import type { Migration } from './migration.ts'

/** Why a social login belongs to its account. Of those that are there nobody recorded it: they count as proven. */
export const provenLinks: Migration = {
  name: '0020ProvenLinks',
  statements: ({ text, integer }) => [
    `alter table "oauthProviders" add column "provenAtMs" ${integer}`,
    `alter table "oauthProviders" add column "evidence" ${text}`,
    `alter table "oauthProviders" add column "boundKey" ${text}`,
    `update "oauthProviders" set "provenAtMs" = "createdAtMs", "evidence" = 'before'`,
  ],
}
