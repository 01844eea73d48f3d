import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { openBegunImport } from '../imports/openBegunImport.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'

/** Keeps a private key that somebody has elsewhere; sealed like every other. */
export const importPrivateKey: ActivityHandler<
  SubmitEndpoints['importPrivateKey'],
  CallContext
> = async ({ privateKeyName, curve, addressFormats, ...bundle }, context) => {
  const { organizationId } = context
  const { secret, consume } = await openBegunImport(context, 'privateKey', bundle)
  const { isPrivateKey } = await import('../../wallets/keyPairs.ts')
  if (!isPrivateKey(secret, curve)) throw new Refusal('PRIVATE_KEY_INVALID')
  const { privateKeyRows } = await import('../private-keys/privateKeyRows.ts')
  const params = { privateKeyName, curve, addressFormats, privateKeyTags: [] }
  const { row, addresses } = await privateKeyRows(context, params, secret, {
    isImported: true,
    path: 'parameters',
  })
  secret.fill(0)
  return async (tx) => {
    await consume(tx)
    await requireRoom(tx, organizationId, 'privateKeys', 1)
    await tx.insert('privateKeys', row)
    for (const address of addresses) await tx.insert('privateKeyAddresses', address)
    return {
      privateKeyId: row.id,
      addresses: addresses.map(({ addressFormat, address }) => ({
        format: addressFormat,
        address,
      })),
    }
  }
}
