import { activitySealContext, SEALED_MEMBER } from './activity-api/activities/activitySecrets.ts'
import { credentialSecretContext } from './activity-api/oauth2-credentials/credentialSecret.ts'
import { onRampSecretContext } from './activity-api/on-ramp/onRampSecrets.ts'
import { targetKeyContext } from './activity-api/targetKey.ts'
import { proxyKeySealContext } from './proxy-settings/newProxyKey.ts'
import { secretSealContext } from './seed/serviceSecrets.ts'
import type { Reads, Transaction } from './store/store.ts'
import { privateKeySealContext, walletSealContext } from './wallets/sealContexts.ts'

/** A secret as a row keeps it, and what it is bound to; null for a row that has none. */
export type KeptSecret = {
  readonly id: string
  readonly sealed: string | null
  readonly boundTo: string
}

/** A column that holds secrets. */
export type SealedPlace = {
  /** The secrets of the rows after that id, by id. */
  find(reads: Reads, after: string, limit: number): Promise<readonly KeptSecret[]>
  /** Writes it sealed anew. @returns 1, or 0 when the row is gone or holds something else by now. */
  write(tx: Transaction, kept: KeptSecret, anew: string): Promise<number>
}

type PlaceParts<Row> = {
  readonly find: (
    reads: Reads,
    id: string | { readonly gt: string },
    limit: number,
  ) => Promise<readonly Row[]>
  readonly read: (row: Row) => unknown
  readonly boundTo: (row: Row) => string
  readonly write: (tx: Transaction, row: Row, sealed: string) => Promise<number>
}

function placeOf<Row extends { readonly id: string }>(parts: PlaceParts<Row>): SealedPlace {
  const sealedIn = (row: Row) => {
    const sealed = parts.read(row)
    return typeof sealed === 'string' && sealed !== '' ? sealed : null
  }
  return {
    find: async (reads, after, limit) =>
      (await parts.find(reads, { gt: after }, limit)).map((row) => ({
        id: row.id,
        sealed: sealedIn(row),
        boundTo: parts.boundTo(row),
      })),
    write: async (tx, { id, sealed }, anew) => {
      const [row] = await parts.find(tx, id, 1)
      return row && sealedIn(row) === sealed ? parts.write(tx, row, anew) : 0
    },
  }
}

/** Every place in the store where a secret is kept sealed; those of the service itself come last. */
export const sealedPlaces: readonly SealedPlace[] = [
  placeOf({
    find: (reads, id, limit) => reads.find('wallets', { id }, { limit }),
    read: ({ sealedPhrase }) => sealedPhrase,
    boundTo: ({ organizationId, id }) => walletSealContext(organizationId, id),
    write: (tx, { id }, sealedPhrase) => tx.update('wallets', { id }, { sealedPhrase }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('privateKeys', { id }, { limit }),
    read: ({ sealedKey }) => sealedKey,
    boundTo: privateKeySealContext,
    write: (tx, { id }, sealedKey) => tx.update('privateKeys', { id }, { sealedKey }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('proxyConfigs', { id }, { limit }),
    read: ({ sealedPrivateKey }) => sealedPrivateKey,
    boundTo: proxyKeySealContext,
    write: (tx, { id }, sealedPrivateKey) =>
      tx.update('proxyConfigs', { id }, { sealedPrivateKey }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('otps', { id }, { limit }),
    read: ({ sealedTargetKey }) => sealedTargetKey,
    boundTo: ({ id }) => targetKeyContext({ of: 'otp', id }),
    write: (tx, { id }, sealedTargetKey) => tx.update('otps', { id }, { sealedTargetKey }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('imports', { id }, { limit }),
    read: ({ sealedTargetKey }) => sealedTargetKey,
    boundTo: ({ id }) => targetKeyContext({ of: 'import', id }),
    write: (tx, { id }, sealedTargetKey) => tx.update('imports', { id }, { sealedTargetKey }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('oauth2Credentials', { id }, { limit }),
    read: ({ sealedSecret }) => sealedSecret,
    boundTo: credentialSecretContext,
    write: (tx, { id }, sealedSecret) => tx.update('oauth2Credentials', { id }, { sealedSecret }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('fiatOnRampCredentials', { id }, { limit }),
    read: ({ sealedSecretApiKey }) => sealedSecretApiKey,
    boundTo: (row) => onRampSecretContext(row, 'secret'),
    write: (tx, { id }, sealedSecretApiKey) =>
      tx.update('fiatOnRampCredentials', { id }, { sealedSecretApiKey }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('fiatOnRampCredentials', { id }, { limit }),
    read: ({ sealedPrivateApiKey }) => sealedPrivateApiKey,
    boundTo: (row) => onRampSecretContext(row, 'private'),
    write: (tx, { id }, sealedPrivateApiKey) =>
      tx.update('fiatOnRampCredentials', { id }, { sealedPrivateApiKey }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('activities', { id }, { limit }),
    read: ({ result }) => result[SEALED_MEMBER],
    boundTo: activitySealContext,
    write: (tx, { id, result }, sealed) =>
      tx.update('activities', { id }, { result: { ...result, [SEALED_MEMBER]: sealed } }),
  }),
  placeOf({
    find: (reads, id, limit) => reads.find('secrets', { id }, { limit }),
    read: ({ sealed }) => sealed,
    boundTo: ({ id }) => secretSealContext(id),
    write: (tx, { id }, sealed) => tx.update('secrets', { id }, { sealed }),
  }),
]
