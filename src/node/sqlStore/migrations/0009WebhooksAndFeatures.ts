import type { Migration } from './migration.ts'

export const webhooksAndFeatures: Migration = {
  name: '0009WebhooksAndFeatures',
  statements: ({ text, integer }) => [
    `create table "organizationFeatures" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "name" ${text} not null,
      "value" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null,
      unique ("organizationId", "name")
    )`,
    `create index "organizationFeatures_organizationId" on "organizationFeatures" ("organizationId", "id")`,
    `create table "webhookEndpoints" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "url" ${text} not null,
      "name" ${text} not null,
      "isActive" ${integer} not null,
      "source" ${text} not null,
      "subscriptions" ${text} not null,
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "webhookEndpoints_organizationId" on "webhookEndpoints" ("organizationId", "id")`,
    `create table "webhookSequences" (
      "id" ${text} not null primary key,
      "last" ${integer} not null
    )`,
    `create table "webhookEvents" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "eventType" ${text} not null,
      "body" ${text} not null,
      "createdAtMs" ${integer} not null
    )`,
    `create table "webhookDeliveries" (
      "id" ${text} not null primary key,
      "organizationId" ${text} not null,
      "endpointId" ${text} not null,
      "eventId" ${text} not null,
      "status" ${text} not null,
      "attempts" ${integer} not null,
      "nextAttemptAtMs" ${integer},
      "lastStatus" ${integer},
      "lastError" ${text},
      "createdAtMs" ${integer} not null,
      "updatedAtMs" ${integer} not null
    )`,
    `create index "webhookDeliveries_organizationId" on "webhookDeliveries" ("organizationId", "id")`,
    `create index "webhookDeliveries_endpointId" on "webhookDeliveries" ("endpointId", "id")`,
    `create index "webhookDeliveries_organizationId_status" on "webhookDeliveries" ("organizationId", "status", "id")`,
    `create table "webhookQueue" (
      "id" ${text} not null primary key,
      "deliveryId" ${text} not null,
      "endpointId" ${text} not null
    )`,
  ],
}
