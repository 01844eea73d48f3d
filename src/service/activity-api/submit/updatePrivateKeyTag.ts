import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireTag, tagPrivateKey, untagPrivateKey } from '../private-keys/tagPrivateKey.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Renames a tag, puts it on private keys and takes it off others, all of it or nothing.
 *
 * Ours: first on, then off; a key named in both lists ends without it.
 */
export const updatePrivateKeyTag: ActivityHandler<
  SubmitEndpoints['updatePrivateKeyTag'],
  CallContext
> = async (
  { privateKeyTagId, newPrivateKeyTagName, addPrivateKeyIds, removePrivateKeyIds },
  { parts, organizationId, nowMs },
) => {
  if (newPrivateKeyTagName !== undefined)
    requireName(newPrivateKeyTagName, 'parameters.newPrivateKeyTagName')
  return async (tx) => {
    const tag = await requireTag(tx, organizationId, privateKeyTagId)
    const name = newPrivateKeyTagName ?? tag.name
    await tx.update(
      'privateKeyTags',
      { id: privateKeyTagId, organizationId },
      { name, updatedAtMs: nowMs },
    )
    for (const privateKeyId of addPrivateKeyIds)
      await tagPrivateKey(tx, parts, { organizationId, privateKeyTagId, privateKeyId }, nowMs)
    for (const privateKeyId of removePrivateKeyIds)
      await untagPrivateKey(tx, { organizationId, privateKeyTagId, privateKeyId })
    return { privateKeyTagId }
  }
}
