import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { sealCredentialSecret } from '../oauth2-credentials/credentialSecret.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import { requireTopLevel } from '../organizations/requireTopLevel.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Keeps our client of a provider, with which `oauth2_authenticate` trades codes from now on.
 *
 * Ours: people are known by the clients of an organization of its own, so no sub-organization has any.
 */
export const createOauth2Credential: ActivityHandler<
  SubmitEndpoints['createOauth2Credential'],
  CallContext
> = async ({ provider, clientId, encryptedClientSecret }, context) => {
  const { parts, organizationId, nowMs } = context
  await requireTopLevel(context)
  requireName(clientId, 'parameters.clientId')
  const place = { id: parts.newId(), organizationId }
  const sealedSecret = await sealCredentialSecret(parts, place, encryptedClientSecret)
  return async (tx) => {
    await requireRoom(tx, organizationId, 'oauth2Credentials', 1)
    await tx.insert('oauth2Credentials', {
      ...place,
      provider,
      clientId,
      sealedSecret,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
    return { oauth2CredentialId: place.id }
  }
}
