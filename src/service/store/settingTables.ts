import { boolean, integer, integerOrNull, text, textOrNull } from './columns.ts'

/** The tables of what sets an organization up: their part of `tables`. */
export const settingTables = {
  oauth2Credentials: {
    columns: {
      id: text,
      organizationId: text,
      provider: text,
      clientId: text,
      sealedSecret: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  fiatOnRampCredentials: {
    columns: {
      id: text,
      organizationId: text,
      provider: text,
      projectId: textOrNull,
      publishableApiKey: text,
      sealedSecretApiKey: text,
      sealedPrivateApiKey: textOrNull,
      isSandbox: boolean,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  sessionProfiles: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      scope: text,
      expirationSeconds: integerOrNull,
      notes: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
} as const
