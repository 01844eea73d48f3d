import { boolean, integer, integerOrNull, text, textOrNull } from './columns.ts'

/** The tables of contracts and of transactions that are sent: their part of `tables`. */
export const chainTables = {
  smartContractInterfaces: {
    columns: {
      id: text,
      organizationId: text,
      type: text,
      address: text,
      addressKey: text,
      interfaceText: text,
      label: text,
      notes: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId'], ['addressKey']],
  },
  sendTransactions: {
    columns: {
      id: text,
      organizationId: text,
      caip2: text,
      fromAddress: text,
      nonce: integerOrNull,
      status: text,
      isOpen: boolean,
      signedTransaction: text,
      hash: textOrNull,
      errorJson: textOrNull,
      dueAtMs: integer,
      createdAtMs: integer,
      updatedAtMs: integer,
      activityId: textOrNull,
      lifeJson: textOrNull,
    },
    unique: [],
    indexes: [['organizationId'], ['fromAddress'], ['isOpen']],
  },
} as const
