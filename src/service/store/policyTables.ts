import { integer, json, text } from './columns.ts'

/** The tables of policies: their part of `tables`. */
export const policyTables = {
  policies: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      effect: text,
      condition: text,
      consensus: text,
      time: text,
      notes: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['name', 'organizationId']],
    indexes: [['organizationId']],
  },
  policyEvaluations: {
    columns: {
      id: text,
      organizationId: text,
      activityId: text,
      voteId: text,
      evaluations: json,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['activityId'], ['organizationId']],
  },
} as const
