import type { Migration } from './migration.ts'

/** Activities that were there have not failed. */
export const policies: Migration = {
  name: '0006Policies',
  statements: ({ text, integer }) => [
    `alter table "activities" add column "failure" ${text} not null default '{}'`,
    `create table "policies" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "effect" ${text} not null,
      "condition" ${text} not null,
      "consensus" ${text} not null,
      "time" ${text} not null,
      "notes" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("name", "organizationId")
    )`,
    `create index "policies_organizationId" on "policies" ("organizationId", "id")`,
    `create table "policyEvaluations" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "activityId" ${text} not null,
      "voteId" ${text} not null,
      "evaluations" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create index "policyEvaluations_activityId" on "policyEvaluations" ("activityId", "id")`,
    `create index "policyEvaluations_organizationId" on "policyEvaluations" ("organizationId", "id")`,
  ],
}
