import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { Reads, Transaction } from '../../store/store.ts'
import type { PrivateKeyTagRow } from '../../store/walletRows.ts'

type Tagging = {
  readonly organizationId: string
  readonly privateKeyTagId: string
  readonly privateKeyId: string
}

/** @throws Refusal `PRIVATE_KEY_TAG_NOT_FOUND`, for a tag of another organization just as for none. */
export async function requireTag(
  reads: Reads,
  organizationId: string,
  id: string,
): Promise<PrivateKeyTagRow> {
  const tag = await reads.first('privateKeyTags', { id, organizationId })
  if (!tag) throw new Refusal('PRIVATE_KEY_TAG_NOT_FOUND')
  return tag
}

/** Puts a tag on a private key; one that has it already keeps it. Both must be of this organization. */
export async function tagPrivateKey(
  tx: Transaction,
  { newId }: Pick<ServiceParts, 'newId'>,
  tagging: Tagging,
  nowMs: number,
): Promise<void> {
  await requirePrivateKey(tx, tagging)
  if (await tx.first('taggedPrivateKeys', tagging)) return
  await tx.insert('taggedPrivateKeys', { id: newId(), ...tagging, createdAtMs: nowMs })
}

/** Takes a tag off a private key; one that has it not stays as it is. */
export async function untagPrivateKey(tx: Transaction, tagging: Tagging): Promise<void> {
  await requirePrivateKey(tx, tagging)
  await tx.remove('taggedPrivateKeys', tagging)
}

async function requirePrivateKey(
  tx: Transaction,
  { organizationId, privateKeyId }: Tagging,
): Promise<void> {
  if (!(await tx.first('privateKeys', { id: privateKeyId, organizationId })))
    throw new Refusal('PRIVATE_KEY_NOT_FOUND')
}
