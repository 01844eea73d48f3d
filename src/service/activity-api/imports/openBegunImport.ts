import { openImport } from '../../../crypto/hpke/importBundle.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ImportRow } from '../../store/importRows.ts'
import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { openTargetKey } from '../targetKey.ts'
import { requireImporter } from './requireImporter.ts'

/** What came in with an import. */
type BegunImport = {
  /** Decrypted, to be overwritten after use. */
  readonly secret: Uint8Array
  /** Uses the import up. @throws Refusal `IMPORT_NOT_STARTED` when somebody else did. */
  readonly consume: (tx: Transaction) => Promise<void>
}

/**
 * Opens what a user encrypted for the import that it began.
 *
 * Ours: what does not open, or is refused later, does not end the import; only what is kept does. An import that was
 * never begun, was used, or is over: one answer for all three.
 *
 * @throws Refusal `IMPORT_NOT_STARTED`, `IMPORT_BUNDLE_INVALID`, or as `requireImporter`.
 */
export async function openBegunImport(
  context: CallContext,
  kind: ImportRow['kind'],
  { userId, encryptedBundle }: { readonly userId: string; readonly encryptedBundle: string },
): Promise<BegunImport> {
  await requireImporter(context, userId)
  const { parts, organizationId, nowMs } = context
  const begun = { organizationId, userId, kind }
  const [row] = await parts.store.find('imports', begun, { order: 'desc', limit: 1 })
  if (!row || row.expiresAtMs <= nowMs) throw new Refusal('IMPORT_NOT_STARTED')
  const key = await openTargetKey(parts, { of: 'import', id: row.id }, row.sealedTargetKey)
  const secret = await openImport(encryptedBundle, key)
  if (!secret) throw new Refusal('IMPORT_BUNDLE_INVALID')
  return {
    secret,
    consume: async (tx) => {
      if ((await tx.remove('imports', { id: row.id })) !== 1)
        throw new Refusal('IMPORT_NOT_STARTED')
    },
  }
}
