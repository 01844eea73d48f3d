import { boolean, integer, text, textOrNull } from './columns.ts'

/** The tables that record how accounts began and which addresses are verified in them: their part of `tables`. */
export const accountTables = {
  accountOrigins: {
    columns: {
      id: text,
      organizationId: text,
      madeBy: text,
      soleKey: textOrNull,
      hadCredential: boolean,
      createdAtMs: integer,
      standInKey: textOrNull,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  addressProofs: {
    columns: {
      id: text,
      organizationId: text,
      parentId: text,
      userId: text,
      otpType: text,
      contact: text,
      evidence: text,
      createdAtMs: integer,
    },
    unique: [['userId', 'otpType']],
    indexes: [['organizationId'], ['contact', 'parentId']],
  },
} as const
