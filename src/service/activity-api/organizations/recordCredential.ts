import type { Transaction } from '../../store/store.ts'

/** Records that somebody has a credential in an account. Every insert of a credential calls it. */
export async function recordCredential(tx: Transaction, organizationId: string): Promise<void> {
  const isFirst = { id: organizationId, hadCredential: false }
  await tx.update('accountOrigins', isFirst, { hadCredential: true })
}
