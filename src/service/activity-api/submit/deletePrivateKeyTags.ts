import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireTag } from '../private-keys/tagPrivateKey.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Takes tags away, all of them or none.
 *
 * Ours: the answer names the private keys that had one of them, each once.
 */
export const deletePrivateKeyTags: ActivityHandler<
  SubmitEndpoints['deletePrivateKeyTags'],
  CallContext
> =
  async ({ privateKeyTagIds }, { organizationId }) =>
  async (tx) => {
    const privateKeyIds = new Set<string>()
    for (const privateKeyTagId of privateKeyTagIds) {
      await requireTag(tx, organizationId, privateKeyTagId)
      const tagged = { privateKeyTagId, organizationId }
      for (const { privateKeyId } of await tx.find('taggedPrivateKeys', tagged))
        privateKeyIds.add(privateKeyId)
      await tx.remove('taggedPrivateKeys', tagged)
      await tx.remove('privateKeyTags', { id: privateKeyTagId, organizationId })
    }
    return { privateKeyTagIds, privateKeyIds: [...privateKeyIds] }
  }
