import type { CredentialRow } from '../../store/rows.ts'
import type { Reads, Transaction } from '../../store/store.ts'
import { proveBoundLinks } from '../oauth-providers/linkEvidence.ts'
import { readOlderOrigin } from '../organizations/olderAccounts.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import { isStandInKey } from './isStandInKey.ts'
import { isWalletKey } from './isWalletKey.ts'
import { isProvenWalletKey } from './signUpWalletKeys.ts'

/** Rows of one key that are looked at. Strangers can register it in any number of accounts; they cannot do so before its holder. */
const MOST_PROVEN = 100
const MOST_UNPROVEN = 200

/**
 * Finds where a key is registered: where a stamp or the parent has proven it, and where nothing has, the oldest first. Of keys of
 * wallets, which are known before their holders come, strangers can register fewer than are looked at
 * (`requireRoomForWallets`).
 */
export async function findRowsByKey(
  reads: Reads,
  publicKey: string,
): Promise<readonly CredentialRow[]> {
  const proven = { publicKey, provenAtMs: { gt: -1 } }
  const unproven = { publicKey, provenAtMs: null }
  const rows = [
    ...(await reads.find('credentials', proven, { limit: MOST_PROVEN })),
    ...(await reads.find('credentials', unproven, { limit: MOST_UNPROVEN })),
  ]
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** How sure it is that the holder of a key is at home in its account. */
type Standing = 'proven' | 'likely' | 'standIn' | 'unknown'

/**
 * Tells whether a key finds its account when a request names only the parent organization.
 *
 * Anybody can register anybody's P-256 key, so it counts only where its holder proved it by a stamp in that account, or
 * where a user of the parent wrote it. The only credential of a sign-up is likely from its making, because nobody else can
 * enter that account. A short-lived key of a sign-up stands in for the new passkey beside it; others can enter that account,
 * so it counts only while it is as short-lived as it was made. Keys of wallets follow `isProvenWalletKey`.
 */
async function readKeyStanding(reads: Reads, row: CredentialRow): Promise<Standing> {
  if (isWalletKey(row)) return (await isProvenWalletKey(reads, row)) ? 'proven' : 'unknown'
  if (row.provenAtMs !== null) return 'proven'
  const { organizationId: id, publicKey } = row
  const origin = await reads.first('accountOrigins', { id })
  if (origin) {
    if (origin.soleKey === publicKey) return 'likely'
    const isStandIn = origin.standInKey === publicKey && isStandInKey(row, origin.createdAtMs)
    return isStandIn ? 'standIn' : 'unknown'
  }
  const account = await reads.first('organizations', { id })
  if (!account || account.parentId === null) return 'proven'
  const older = await readOlderOrigin(reads, account)
  if (older?.madeBy === 'parent' && older.startingKeys.includes(publicKey)) return 'proven'
  return older?.soleKey === publicKey ? 'likely' : 'unknown'
}

/**
 * The rows of a key that find their accounts: those that are proven, so that nobody stands in the holder's way; without
 * any that is not over, the oldest that is likely. A key that stands in for a passkey is made for that sign-up: it counts if
 * it is registered nowhere else.
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
    const isNew = rows.every((one) => one === row || isWalletKey(one))
    if (standing === 'likely' || (standing === 'standIn' && isNew)) likely.push(row)
  }
  const isLive = ({ expiresAtMs }: CredentialRow) => expiresAtMs === null || expiresAtMs > nowMs
  if (proven.some(isLive)) return proven
  const first = likely.find(isLive) ?? proven[0] ?? likely[0]
  return first ? [first] : []
}

/** Records that a stamp has proven a key, and with it the social logins that were bound to it. The first proof stays. */
export async function recordKeyProof(tx: Transaction, id: string, nowMs: number): Promise<void> {
  if ((await tx.update('credentials', { id, provenAtMs: null }, { provenAtMs: nowMs })) === 0)
    return
  const key = await tx.first('credentials', { id })
  if (key) await proveBoundLinks(tx, key, await topLevelIdOf(tx, key.organizationId), nowMs)
}
