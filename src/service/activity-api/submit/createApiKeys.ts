import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CredentialRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import {
  credentialRows,
  MAX_LASTING_KEYS,
  requireDistinctKeys,
} from '../credentials/credentialRows.ts'
import { insertCredentials } from '../credentials/insertCredentials.ts'
import { isWalletKey } from '../credentials/isWalletKey.ts'
import { requireWalletProof } from '../credentials/requireWalletProof.ts'
import type { CallContext } from '../requireCaller.ts'
import { MAX_EXPIRING_KEYS } from '../sessions/issueSession.ts'
import { requireUser } from '../users/requireUser.ts'

/**
 * Adds keys to a user: all of them or none.
 *
 * Ours: the key of a wallet comes with the wallet's own signature, and may be a way into no other account.
 */
export const createApiKeys: ActivityHandler<SubmitEndpoints['createApiKeys'], CallContext> = async (
  { userId, apiKeys },
  context,
) => {
  const user = await requireUser(context, userId)
  const made = await credentialRows(context, apiKeys, user, 'parameters.apiKeys')
  const madeBySession = context.caller.isOfSession ?? false
  const rows = made.map((row) => ({ ...row, madeBySession }))
  requireDistinctKeys(rows)
  for (const [i, item] of apiKeys.entries()) {
    const row = rows[i]
    if (row && isWalletKey(row)) await requireWalletProof(item, user, context.nowMs)
  }
  return async (tx) => {
    await requireRoom(tx, rows, context.nowMs)
    await insertCredentials(tx, rows)
    return { apiKeyIds: rows.map(({ id }) => id) }
  }
}

async function requireRoom(
  tx: Transaction,
  rows: readonly CredentialRow[],
  nowMs: number,
): Promise<void> {
  const [{ organizationId, userId } = { organizationId: '', userId: '' }] = rows
  const held = await tx.find('credentials', { organizationId, userId })
  const lasting = (list: readonly CredentialRow[]) =>
    list.filter(({ expiresAtMs }) => expiresAtMs === null).length
  const expiring = (list: readonly CredentialRow[]) =>
    list.filter(({ expiresAtMs }) => expiresAtMs !== null && expiresAtMs > nowMs).length
  const all = [...held, ...rows]
  if (lasting(rows) > 0 && lasting(all) > MAX_LASTING_KEYS)
    throw tooMany(`${MAX_LASTING_KEYS} keys without an end`)
  if (expiring(rows) > 0 && expiring(all) > MAX_EXPIRING_KEYS)
    throw tooMany(`${MAX_EXPIRING_KEYS} keys with an end`)
}

function tooMany(what: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `a user can have at most ${what}` })
}
