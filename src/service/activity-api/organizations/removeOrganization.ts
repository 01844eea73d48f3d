import type { Rows, TableName } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { tables } from '../../store/tables.ts'
import { parentIdOf } from '../../webhooks/queueEvent.ts'

/** The tables whose rows belong to an organization each. */
type OwnedTable = {
  [T in TableName]: Rows[T] extends { readonly organizationId: string } ? T : never
}[TableName]

const columnsOf = new Map<string, object>(
  Object.entries(tables).map(([name, { columns }]) => [name, columns]),
)

function isOwned(name: string): name is OwnedTable {
  return 'organizationId' in (columnsOf.get(name) ?? {})
}

/**
 * Takes an organization away with every row that belongs to it, whatever table it is in.
 *
 * Ours: what its parent's webhooks are still to tell stays until they need it no more, and so does the count of its events:
 * its end is the last of them.
 *
 * @param activityId - the activity that does it: its record stays, if it is there already.
 */
export async function removeOrganization(
  tx: Transaction,
  organizationId: string,
  activityId: string,
): Promise<void> {
  const record = await tx.first('activities', { id: activityId, organizationId })
  const isTold = await hasListeningParent(tx, organizationId)
  for (const name of columnsOf.keys())
    if (isOwned(name) && !(isTold && name === 'webhookEvents'))
      await tx.remove(name, { organizationId })
  if (!isTold) await tx.remove('webhookSequences', { id: organizationId })
  await tx.remove('organizations', { id: organizationId })
  if (record) await tx.insert('activities', record)
}

async function hasListeningParent(tx: Transaction, organizationId: string): Promise<boolean> {
  const parentId = await parentIdOf(tx, organizationId)
  if (parentId === null) return false
  return (await tx.first('webhookEndpoints', { organizationId: parentId })) !== undefined
}
