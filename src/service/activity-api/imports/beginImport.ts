import { createImportBundle } from '../../../crypto/hpke/importBundle.ts'
import { createTargetKey } from '../../../crypto/hpke/sealedBundle.ts'
import type { Commit } from '../../http/handler.ts'
import type { ImportRow } from '../../store/importRows.ts'
import type { CallContext } from '../requireCaller.ts'
import { sealTargetKey } from '../targetKey.ts'
import { IMPORT_LIFETIME_MS } from './endedImports.ts'
import { requireImporter } from './requireImporter.ts'

/**
 * Begins an import: makes the key that the phrase or the private key will be encrypted to, for this user and once.
 *
 * Ours: a user has one begun import of a kind; to begin another ends the one before.
 *
 * @throws Refusal as `requireImporter`.
 */
export async function beginImport(
  context: CallContext,
  kind: ImportRow['kind'],
  userId: string,
): Promise<Commit<{ importBundle: string }>> {
  await requireImporter(context, userId)
  const { parts, organizationId, nowMs } = context
  const id = parts.newId()
  const key = await createTargetKey()
  const row: ImportRow = {
    id,
    organizationId,
    userId,
    kind,
    sealedTargetKey: await sealTargetKey(parts, { of: 'import', id }, key),
    expiresAtMs: nowMs + IMPORT_LIFETIME_MS,
    createdAtMs: nowMs,
  }
  const importBundle = await createImportBundle(
    key.publicKeyUncompressedHex,
    { organizationId, userId },
    parts.keys.export,
  )
  return async (tx) => {
    await tx.remove('imports', { organizationId, userId, kind })
    await tx.insert('imports', row)
    return { importBundle }
  }
}
