import type { ServiceParts } from '../../parts.ts'
import type { AddressEvidence } from '../../store/accountRows.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import { type Contact, verifiedColumn } from './contact.ts'

type Proof = {
  readonly user: Pick<UserRow, 'id' | 'organizationId'>
  readonly contact: Contact
  readonly evidence: AddressEvidence
  readonly nowMs: number
}

/**
 * Records that an address is verified for a user of a sub-organization. The first evidence stays, unless all that it says is
 * that the account was unused.
 */
export async function recordProof(
  tx: Transaction,
  { newId }: Pick<ServiceParts, 'newId'>,
  { user, contact, evidence, nowMs }: Proof,
): Promise<void> {
  const { id: userId, organizationId } = user
  const { verification_type: otpType, organization_id: parentId } = contact
  const known = await tx.first('addressProofs', { userId, otpType })
  if (known?.contact !== contact.contact || known.evidence === 'unusedAccount') {
    await tx.remove('addressProofs', { userId, otpType })
    await tx.insert('addressProofs', {
      ...{ id: newId(), organizationId, parentId, userId, otpType },
      contact: contact.contact,
      evidence,
      createdAtMs: nowMs,
    })
  }
  const columns = { ...verifiedColumn(contact), updatedAtMs: nowMs }
  await tx.update('users', { id: userId, organizationId }, columns)
}
