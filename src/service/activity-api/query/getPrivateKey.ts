import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { privateKeyFromRows } from '../private-keys/privateKeyFromRows.ts'
import type { CallContext } from '../requireCaller.ts'

export const getPrivateKey: Handler<QueryEndpoints['getPrivateKey'], CallContext> = async (
  { privateKeyId },
  { parts, organizationId },
) => {
  const row = await parts.store.first('privateKeys', { id: privateKeyId, organizationId })
  if (!row) throw new Refusal('PRIVATE_KEY_NOT_FOUND')
  const ofKey = { privateKeyId, organizationId }
  const addresses = await parts.store.find('privateKeyAddresses', ofKey)
  const tags = await parts.store.find('taggedPrivateKeys', ofKey)
  return { privateKey: privateKeyFromRows(row, addresses, tags) }
}
