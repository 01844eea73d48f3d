import { boolean, integer, text, textOrNull } from './columns.ts'

/** The tables of wallets and private keys: their part of `tables`. */
export const walletTables = {
  wallets: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      sealedPhrase: text,
      createdAtMs: integer,
      isExported: boolean,
      isImported: boolean,
      updatedAtMs: integer,
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
      publicKey: textOrNull,
      isExported: boolean,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['address'], ['walletId'], ['organizationId']],
  },
  privateKeys: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      curve: text,
      publicKey: text,
      sealedKey: text,
      isExported: boolean,
      isImported: boolean,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  privateKeyAddresses: {
    columns: {
      id: text,
      organizationId: text,
      privateKeyId: text,
      addressFormat: text,
      address: text,
      createdAtMs: integer,
    },
    unique: [],
    indexes: [['address'], ['privateKeyId'], ['organizationId']],
  },
  privateKeyTags: {
    columns: {
      id: text,
      organizationId: text,
      name: text,
      createdAtMs: integer,
      updatedAtMs: integer,
    },
    unique: [],
    indexes: [['organizationId']],
  },
  taggedPrivateKeys: {
    columns: {
      id: text,
      organizationId: text,
      privateKeyTagId: text,
      privateKeyId: text,
      createdAtMs: integer,
    },
    unique: [['privateKeyId', 'privateKeyTagId']],
    indexes: [['privateKeyTagId'], ['organizationId']],
  },
} as const
