import type { CredentialRow } from '../../store/rows.ts'
import type { Reads, Transaction } from '../../store/store.ts'
import { readOlderOrigin } from '../organizations/olderAccounts.ts'
import { isWalletKey } from './isWalletKey.ts'
import { isProvenWalletKey } from './signUpWalletKeys.ts'

/** How sure it is that the holder of a key is at home in its account. */
type Standing = 'proven' | 'likely' | 'unknown'

/**
 * Tells whether a key finds its account when a request names only the parent organization.
 *
 * Anybody can register anybody's P-256 key, so it counts only where its holder proved it by a stamp in that account, or
 * where a user of the parent wrote it. Two keys are likely from their making: the only credential of a sign-up, because
 * nobody else can enter that account; and a short-lived key of a sign-up, which stands in for the new passkey beside it and
 * is not known to anybody before. Keys of wallets follow `isProvenWalletKey`.
 */
async function readKeyStanding(reads: Reads, row: CredentialRow): Promise<Standing> {
  if (isWalletKey(row)) return (await isProvenWalletKey(reads, row)) ? 'proven' : 'unknown'
  if (row.provenAtMs !== null) return 'proven'
  const { organizationId: id, publicKey } = row
  const origin = await reads.first('accountOrigins', { id })
  if (origin) {
    const { soleKey, standInKey } = origin
    return soleKey === publicKey || standInKey === publicKey ? 'likely' : 'unknown'
  }
  const account = await reads.first('organizations', { id })
  if (!account || account.parentId === null) return 'proven'
  const older = await readOlderOrigin(reads, account)
  if (older?.madeBy === 'parent' && older.startingKeys.includes(publicKey)) return 'proven'
  return older?.soleKey === publicKey ? 'likely' : 'unknown'
}

/**
 * The rows of a key that find their accounts: those that are proven, so that nobody stands in the holder's way; without
 * any that is not over, the oldest that is likely.
 */
export async function rowsFoundByKey(
  reads: Reads,
  rows: readonly CredentialRow[],
  nowMs: number,
): Promise<readonly CredentialRow[]> {
  const proven: CredentialRow[] = []
  const likely: CredentialRow[] = []
  for (const row of rows) {
    const standing = await readKeyStanding(reads, row)
    if (standing === 'proven') proven.push(row)
    if (standing === 'likely') likely.push(row)
  }
  const isLive = ({ expiresAtMs }: CredentialRow) => expiresAtMs === null || expiresAtMs > nowMs
  if (proven.some(isLive)) return proven
  const first = likely.find(isLive) ?? proven[0] ?? likely[0]
  return first ? [first] : []
}

/** Records that a stamp has proven a key. The first proof stays. */
export async function recordKeyProof(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await tx.update('credentials', { id, provenAtMs: null }, { provenAtMs: nowMs })
}
