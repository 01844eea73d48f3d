import { accountTables } from './accountTables.ts'
import { chainTables } from './chainTables.ts'
import { boolean, integer, integerOrNull, json, text, textOrNull } from './columns.ts'
import { importTables } from './importTables.ts'
import { memberTables } from './memberTables.ts'
import { policyTables } from './policyTables.ts'
import { proofTables } from './proofTables.ts'
import type { Rows, TableName } from './rows.ts'
import { settingTables } from './settingTables.ts'
import { walletTables } from './walletTables.ts'
import { webhookTables } from './webhookTables.ts'

type ColumnKind = 'text' | 'integer' | 'boolean' | 'json'
export type Column = { readonly kind: ColumnKind; readonly nullable: boolean }

/** What an engine must know of a table. Every table has the primary key `id`. */
export type Table = {
  readonly columns: Readonly<Record<string, Column>>
  /** Lists of columns whose values together occur once. */
  readonly unique: readonly (readonly string[])[]
  /** Lists of columns that rows are looked up by. */
  readonly indexes: readonly (readonly string[])[]
}

type KindOf<V> = [V] extends [string]
  ? 'text'
  : [V] extends [number]
    ? 'integer'
    : [V] extends [boolean]
      ? 'boolean'
      : 'json'

type TableOf<Row> = {
  readonly columns: {
    readonly [K in keyof Row]-?: {
      readonly kind: KindOf<NonNullable<Row[K]>>
      readonly nullable: null extends Row[K] ? true : false
    }
  }
  readonly unique: readonly (readonly (keyof Row)[])[]
  readonly indexes: readonly (readonly (keyof Row)[])[]
}

/** The tables as data: memory and SQL engines are built from it, and it does not compile unless it fits `Rows`. */
export const tables = {
  organizations: {
    columns: {
      id: text,
      parentId: textOrNull,
      name: text,
      rootQuorumThreshold: integer,
      createdAtMs: integer,
      activityId: textOrNull,
    },
    unique: [],
    indexes: [['parentId'], ['parentId', 'name']],
  },
  users: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      email: textOrNull,
      emailVerified: boolean,
      phoneNumber: textOrNull,
      phoneNumberVerified: boolean,
      role: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId'], ['email'], ['phoneNumber'], ['name']],
  },
  credentials: {
    columns: {
      id: text,
      organizationId: text,
      userId: text,
      name: text,
      publicKey: text,
      type: text,
      expiresAtMs: integerOrNull,
      createdAtMs: integer,
      updatedAtMs: integer,
      sessionProfileId: textOrNull,
      madeBySession: boolean,
      lastUsedAtMs: integerOrNull,
      provenAtMs: integerOrNull,
    },
    // the telling column first: it is found faster, and keys are also looked up alone
    unique: [['publicKey', 'organizationId']],
    indexes: [['organizationId'], ['userId']],
  },
  authenticators: {
    columns: {
      id: text,
      organizationId: text,
      userId: text,
      name: text,
      credentialId: text,
      publicKey: text,
      rpId: text,
      transports: json,
      aaguid: text,
      signCount: integer,
      isBackupEligible: boolean,
      isBackedUp: boolean,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['credentialId', 'organizationId']],
    indexes: [['organizationId'], ['userId']],
  },
  oauthProviders: {
    columns: {
      id: text,
      organizationId: text,
      userId: text,
      name: text,
      issuer: text,
      audience: text,
      subject: text,
      createdAtMs: integer,
      updatedAtMs: integer,
      provenAtMs: integerOrNull,
      evidence: textOrNull,
      boundKey: textOrNull,
    },
    unique: [['subject', 'issuer', 'audience', 'organizationId']],
    indexes: [['organizationId'], ['userId']],
  },
  otps: {
    columns: {
      id: text,
      organizationId: text,
      otpType: text,
      contact: text,
      codeHash: text,
      attempts: integer,
      expiresAtMs: integer,
      consumedAtMs: integerOrNull,
      sealedTargetKey: text,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['contact']],
  },
  usedTokens: {
    columns: { id: text, organizationId: text, expiresAtMs: integer, createdAtMs: integer },
    unique: [],
    indexes: [],
  },
  limitHits: {
    columns: { id: text, key: text, createdAtMs: integer },
    unique: [],
    indexes: [['key', 'createdAtMs']],
  },
  activities: {
    columns: {
      id: text,
      organizationId: text,
      type: text,
      status: text,
      fingerprint: text,
      userId: text,
      intent: json,
      result: json,
      votes: json,
      createdAtMs: integer,
      updatedAtMs: integer,
      failure: json,
    },
    unique: [['fingerprint', 'organizationId']],
    indexes: [
      ['organizationId'],
      ['organizationId', 'type'],
      ['organizationId', 'status'],
      // in SQL of the pending ones alone
      ['status'],
    ],
  },
  proxyConfigs: {
    columns: {
      id: text,
      organizationId: text,
      userId: text,
      publicKey: text,
      sealedPrivateKey: text,
      allowedOrigins: json,
      enabledProviders: json,
      appName: text,
      sessionExpirationSeconds: integer,
      otpLength: integer,
      otpAlphanumeric: boolean,
      otpExpirationSeconds: integer,
      createdAtMs: integer,
      updatedAtMs: integer,
      rpId: textOrNull,
      identityProviders: json,
      oauth2Providers: json,
      oauthRedirectUrls: json,
      isEnabled: boolean,
      changes: json,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  ...accountTables,
  ...walletTables,
  ...memberTables,
  ...policyTables,
  ...chainTables,
  ...importTables,
  ...webhookTables,
  ...proofTables,
  ...settingTables,
  secrets: {
    columns: { id: text, sealed: text, createdAtMs: integer },
    unique: [],
    indexes: [],
  },
} as const satisfies { readonly [T in TableName]: TableOf<Rows[T]> }

export function tableOf(name: TableName): Table {
  return tables[name]
}
