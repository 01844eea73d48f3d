import type { ServiceParts } from '../../src/service/parts.ts'

export type NewCredential = {
  readonly organizationId: string
  readonly userId: string
  readonly publicKey: string
  readonly curve: 'P256' | 'SECP256K1' | 'ED25519'
}

/** Gives a user a lasting key, whoever holds its private half. */
export async function addCredential(
  { store, newId, clock }: Pick<ServiceParts, 'store' | 'newId' | 'clock'>,
  { curve, ...key }: NewCredential,
): Promise<void> {
  const nowMs = clock.nowMs()
  await store.transaction((tx) =>
    tx.insert('credentials', {
      id: newId(),
      name: 'A key',
      type: `CREDENTIAL_TYPE_API_KEY_${curve}`,
      expiresAtMs: null,
      sessionProfileId: null,
      madeBySession: false,
      lastUsedAtMs: null,
      provenAtMs: nowMs,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      ...key,
    }),
  )
}
