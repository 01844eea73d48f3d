import type { Sealer } from '../../crypto/seal/seal.ts'
import { newAppProofRootBytes, openAppProofRoot } from '../app-proofs/appProofRoot.ts'
import type { ServiceKeys } from '../parts.ts'
import { StartRefused } from '../startRefused.ts'
import type { SecretRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { newEncryptionKeyBytes, openEncryptionKey } from './encryptionKey.ts'
import { newHashKeyBytes, openHashKey } from './hashKey.ts'
import { newSigningKeyBytes, openSigningKey } from './signingKey.ts'

/** Makes the bytes of each secret that the service cannot do without. */
const makers = {
  sessionKey: newSigningKeyBytes,
  verificationKey: newSigningKeyBytes,
  oidcKey: newSigningKeyBytes,
  exportKey: newSigningKeyBytes,
  clientSecretKey: newEncryptionKeyBytes,
  otpHashKey: newHashKeyBytes,
  limitHashKey: newHashKeyBytes,
  appProofRoot: newAppProofRootBytes,
} as const

type SecretName = keyof typeof makers

export type SecretParts = {
  readonly store: Store
  readonly sealer: Sealer
  readonly clock: { nowMs(): number }
}

/** What a secret is bound to: it opens under its own name only. */
export function secretSealContext(name: string): string {
  return `secret\n${name}\n1`
}

/** Opens one sealed secret. @throws StartRefused when the key-encryption key is not the one that sealed it. */
export async function openSecret(sealer: Sealer, { id, sealed }: SecretRow): Promise<Uint8Array> {
  try {
    return await sealer.open(sealed, secretSealContext(id))
  } catch (cause) {
    throw new StartRefused(
      'This key-encryption key does not open the secrets of this data: it is not the key that sealed them. Nothing was changed.',
      cause,
    )
  }
}

/** The keys of the service, made and sealed in one transaction on the first start. */
export async function loadServiceKeys(parts: SecretParts): Promise<ServiceKeys> {
  const rows = await loadRows(parts)
  const open = async (name: SecretName) => {
    const row = rows.get(name)
    if (!row) throw new Error(`the secret ${name} is missing`)
    return openSecret(parts.sealer, row)
  }
  return {
    session: await openSigningKey(await open('sessionKey')),
    verification: await openSigningKey(await open('verificationKey')),
    oidc: await openSigningKey(await open('oidcKey')),
    export: await openSigningKey(await open('exportKey')),
    clientSecret: await openEncryptionKey(await open('clientSecretKey')),
    otpHash: await openHashKey(await open('otpHashKey')),
    limitHash: await openHashKey(await open('limitHashKey')),
    appProofRoot: await openAppProofRoot(await open('appProofRoot')),
  }
}

async function loadRows(parts: SecretParts): Promise<ReadonlyMap<string, SecretRow>> {
  const kept = await readRows(parts.store)
  const missing = Object.entries(makers).filter(([name]) => !kept.has(name))
  if (missing.length === 0) return kept
  // Two processes may start at once: what the other one wrote first stands.
  const made = await Promise.all(missing.map(([name, make]) => sealNew(parts, name, make)))
  await parts.store.transaction(async (tx) => {
    for (const row of made)
      if (!(await tx.first('secrets', { id: row.id }))) await tx.insert('secrets', row)
  })
  return readRows(parts.store)
}

async function readRows(store: Store): Promise<ReadonlyMap<string, SecretRow>> {
  const rows = await store.find('secrets', {})
  return new Map(rows.map((row) => [row.id, row]))
}

async function sealNew(
  { sealer, clock }: SecretParts,
  name: string,
  make: (nowMs: number) => Promise<Uint8Array>,
): Promise<SecretRow> {
  const nowMs = clock.nowMs()
  const bytes = await make(nowMs)
  const sealed = await sealer.seal(bytes, secretSealContext(name))
  bytes.fill(0)
  return { id: name, sealed, createdAtMs: nowMs }
}
