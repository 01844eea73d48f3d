import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { findInTurns } from '../../store/findInTurns.ts'
import { takeTurn } from '../../takeTurn.ts'
import { privateKeyFromRows } from '../private-keys/privateKeyFromRows.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the private keys of an organization in the order of their making: what is public of them. */
export const listPrivateKeys: Handler<QueryEndpoints['listPrivateKeys'], CallContext> = async (
  _request,
  { parts, organizationId },
) => {
  const rows = await findInTurns(parts.store, 'privateKeys', { organizationId })
  const addresses = byKey(await findInTurns(parts.store, 'privateKeyAddresses', { organizationId }))
  const tags = byKey(await findInTurns(parts.store, 'taggedPrivateKeys', { organizationId }))
  await takeTurn()
  return {
    privateKeys: rows.map((row) =>
      privateKeyFromRows(row, addresses.get(row.id) ?? [], tags.get(row.id) ?? []),
    ),
  }
}

function byKey<Row extends { readonly privateKeyId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const lists = new Map<string, Row[]>()
  for (const row of rows) {
    const list = lists.get(row.privateKeyId) ?? []
    list.push(row)
    lists.set(row.privateKeyId, list)
  }
  return lists
}
