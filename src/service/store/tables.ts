import type { Rows, TableName } from './rows.ts'

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

const text = { kind: 'text', nullable: false } as const
const textOrNull = { kind: 'text', nullable: true } as const
const integer = { kind: 'integer', nullable: false } as const
const integerOrNull = { kind: 'integer', nullable: true } as const
const boolean = { kind: 'boolean', nullable: false } as const
const json = { kind: 'json', nullable: false } as const

/** The tables as data: memory and SQL engines are built from it, and it does not compile unless it fits `Rows`. */
export const tables = {
  organizations: {
    columns: {
      id: text,
      parentId: textOrNull,
      name: text,
      rootQuorumThreshold: integer,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['parentId']],
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
    indexes: [['organizationId'], ['email'], ['phoneNumber']],
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
    },
    unique: [['fingerprint', 'organizationId']],
    indexes: [['organizationId']],
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
    },
    unique: [],
    indexes: [['organizationId']],
  },
  wallets: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      sealedPhrase: text,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  walletAccounts: {
    columns: {
      id: text,
      organizationId: text,
      walletId: text,
      name: textOrNull,
      curve: text,
      path: text,
      addressFormat: text,
      address: text,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['address'], ['walletId']],
  },
  userTags: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['name', 'organizationId']],
    indexes: [['organizationId']],
  },
  userTagMembers: {
    columns: {
      id: text,
      organizationId: text,
      tagId: text,
      userId: text,
      createdAtMs: integer,
    },
    unique: [['userId', 'tagId']],
    indexes: [['organizationId'], ['tagId']],
  },
  invitations: {
    columns: {
      id: text,
      organizationId: text,
      senderUserId: text,
      receiverName: text,
      receiverEmail: text,
      receiverTagIds: json,
      accessType: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [['receiverEmail', 'organizationId']],
    indexes: [['organizationId']],
  },
  secrets: {
    columns: { id: text, sealed: text, createdAtMs: integer },
    unique: [],
    indexes: [],
  },
} as const satisfies { readonly [T in TableName]: TableOf<Rows[T]> }

export function tableOf(name: TableName): Table {
  return tables[name]
}
