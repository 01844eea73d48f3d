import { boolean, integer, integerOrNull, json, text, textOrNull } from './columns.ts'

/** The tables of features and webhooks: their part of `tables`. */
export const webhookTables = {
  organizationFeatures: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      value: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['organizationId', 'name']],
    indexes: [['organizationId']],
  },
  webhookEndpoints: {
    columns: {
      id: text,
      organizationId: text,
      url: text,
      name: text,
      isActive: boolean,
      source: text,
      subscriptions: json,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  webhookSequences: {
    columns: { id: text, last: integer },
    unique: [],
    indexes: [],
  },
  webhookEvents: {
    columns: {
      id: text,
      organizationId: text,
      eventType: text,
      body: text,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [],
  },
  webhookDeliveries: {
    columns: {
      id: text,
      organizationId: text,
      endpointId: text,
      eventId: text,
      status: text,
      attempts: integer,
      nextAttemptAtMs: integerOrNull,
      lastStatus: integerOrNull,
      lastError: textOrNull,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId'], ['organizationId', 'status'], ['endpointId']],
  },
  webhookQueue: {
    columns: { id: text, deliveryId: text, endpointId: text },
    unique: [],
    indexes: [],
  },
} as const
