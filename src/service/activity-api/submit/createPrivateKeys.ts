import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { takeTurn } from '../../takeTurn.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { NewPrivateKey } from '../private-keys/privateKeyRows.ts'
import { requireTag, tagPrivateKey } from '../private-keys/tagPrivateKey.ts'
import type { CallContext } from '../requireCaller.ts'

/** Makes private keys, all of them or none; they are sealed before they are written anywhere. */
export const createPrivateKeys: ActivityHandler<
  SubmitEndpoints['createPrivateKeys'],
  CallContext
> = async ({ privateKeys }, context) => {
  const { parts, organizationId, nowMs } = context
  const { newPrivateKeyRows } = await import('../private-keys/privateKeyRows.ts')
  const made: NewPrivateKey[] = []
  parts.costs.require('derivedKeysPerOrganization', organizationId, privateKeys.length)
  parts.costs.add('derivedKeysPerOrganization', organizationId, privateKeys.length)
  for (const [i, params] of privateKeys.entries()) {
    await takeTurn()
    made.push(await newPrivateKeyRows(context, params, `parameters.privateKeys.${i}`))
  }
  return async (tx) => {
    await requireRoom(tx, organizationId, 'privateKeys', made.length)
    for (const { row, addresses, tagIds } of made) {
      await tx.insert('privateKeys', row)
      for (const address of addresses) await tx.insert('privateKeyAddresses', address)
      for (const privateKeyTagId of tagIds) {
        await requireTag(tx, organizationId, privateKeyTagId)
        const tagging = { organizationId, privateKeyTagId, privateKeyId: row.id }
        await tagPrivateKey(tx, parts, tagging, nowMs)
      }
    }
    return { privateKeys: made.map(answerFor) }
  }
}

function answerFor({ row, addresses }: NewPrivateKey) {
  return {
    privateKeyId: row.id,
    addresses: addresses.map(({ addressFormat, address }) => ({ format: addressFormat, address })),
  }
}
