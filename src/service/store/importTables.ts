import { integer, text } from './columns.ts'

/** The table of begun imports: its part of `tables`. */
export const importTables = {
  imports: {
    columns: {
      id: text,
      organizationId: text,
      userId: text,
      kind: text,
      sealedTargetKey: text,
      expiresAtMs: integer,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['userId'], ['organizationId']],
  },
} as const
