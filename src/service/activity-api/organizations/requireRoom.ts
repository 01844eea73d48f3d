import { Refusal } from '../../http/refusal.ts'
import type { Transaction } from '../../store/store.ts'

type Counted = 'wallets' | 'privateKeys' | 'privateKeyTags'

const words: Readonly<Record<Counted, string>> = {
  wallets: 'wallets',
  privateKeys: 'private keys',
  privateKeyTags: 'private key tags',
}

/**
 * Lets an organization have only so many of something.
 *
 * @throws Refusal `REQUEST_INVALID` when what is added would be too many.
 */
export async function requireRoom(
  tx: Transaction,
  table: Counted,
  organizationId: string,
  { adds, most }: { readonly adds: number; readonly most: number },
): Promise<void> {
  if ((await tx.count(table, { organizationId })) + adds <= most) return
  const details = `an organization can have at most ${most} ${words[table]}`
  throw new Refusal('REQUEST_INVALID', { details })
}
