import { getUser } from '../../wire/query/getUser.ts'
import type { SessionActivities } from '../http/createActivityClient.ts'
import type { QueryClient } from '../http/createQueryClient.ts'
import type { LiveSession } from '../session/createSessions.ts'

/**
 * Ends a session at the service: its own key asks for its own removal.
 *
 * @throws the error of the request that failed. The session then ends when its time is over.
 */
export async function endSession(
  {
    queries,
    activities,
  }: { readonly queries: QueryClient; readonly activities: SessionActivities },
  { session, keyPair }: LiveSession,
): Promise<void> {
  const { organizationId, userId } = session
  const { user } = await queries.query(keyPair, getUser, { organizationId, userId })
  const apiKeyIds = user.apiKeys
    .filter(({ credential }) => credential.publicKey === keyPair.publicKeyHex)
    .map(({ apiKeyId }) => apiKeyId)
  if (apiKeyIds.length === 0) return
  const sender = { key: keyPair, organizationId }
  await activities.submit(sender, 'deleteApiKeys', { userId, apiKeyIds })
}
