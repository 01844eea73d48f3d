import { integer, text } from './columns.ts'

/** The table of boot proofs: its part of `tables`. */
export const proofTables = {
  bootProofs: {
    columns: {
      id: text,
      ephemeralPublicKey: text,
      appName: text,
      attestation: text,
      manifest: text,
      createdAtMs: integer,
    },
    unique: [['ephemeralPublicKey']],
    indexes: [],
  },
} as const
