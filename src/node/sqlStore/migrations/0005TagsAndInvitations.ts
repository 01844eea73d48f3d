import type { Migration } from './migration.ts'

export const tagsAndInvitations: Migration = {
  name: '0005TagsAndInvitations',
  statements: ({ text, integer }) => [
    `create table "userTags" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("name", "organizationId")
    )`,
    `create index "userTags_organizationId" on "userTags" ("organizationId", "id")`,
    `create table "userTagMembers" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "tagId" ${text} not null,
      "userId" ${text} not null,
      "createdAtMs" ${integer} not null,
      unique ("userId", "tagId")
    )`,
    `create index "userTagMembers_organizationId" on "userTagMembers" ("organizationId", "id")`,
    `create index "userTagMembers_tagId" on "userTagMembers" ("tagId", "id")`,
    `create table "invitations" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "senderUserId" ${text} not null,
      "receiverName" ${text} not null,
      "receiverEmail" ${text} not null,
      "receiverTagIds" ${text} not null,
      "accessType" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("receiverEmail", "organizationId")
    )`,
    `create index "invitations_organizationId" on "invitations" ("organizationId", "id")`,
  ],
}
