import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import { tagPrivateKey } from '../private-keys/tagPrivateKey.ts'
import type { CallContext } from '../requireCaller.ts'

/** Makes a tag and puts it on private keys, on all of them or none. */
export const createPrivateKeyTag: ActivityHandler<
  SubmitEndpoints['createPrivateKeyTag'],
  CallContext
> = async ({ privateKeyTagName, privateKeyIds }, { parts, organizationId, nowMs }) => {
  requireName(privateKeyTagName, 'parameters.privateKeyTagName')
  const privateKeyTagId = parts.newId()
  return async (tx) => {
    await requireRoom(tx, organizationId, 'privateKeyTags', 1)
    await tx.insert('privateKeyTags', {
      id: privateKeyTagId,
      organizationId,
      name: privateKeyTagName,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    for (const privateKeyId of privateKeyIds)
      await tagPrivateKey(tx, parts, { organizationId, privateKeyTagId, privateKeyId }, nowMs)
    return { privateKeyTagId, privateKeyIds }
  }
}
