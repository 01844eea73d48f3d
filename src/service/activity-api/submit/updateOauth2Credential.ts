import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { sealCredentialSecret } from '../oauth2-credentials/credentialSecret.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'

/** Replaces our client of a provider: the provider, the client and the secret. */
export const updateOauth2Credential: ActivityHandler<
  SubmitEndpoints['updateOauth2Credential'],
  CallContext
> = async (
  { oauth2CredentialId: id, provider, clientId, encryptedClientSecret },
  { parts, organizationId, nowMs },
) => {
  requireName(clientId, 'parameters.clientId')
  const place = { id, organizationId }
  const sealedSecret = await sealCredentialSecret(parts, place, encryptedClientSecret)
  return async (tx) => {
    const patch = { provider, clientId, sealedSecret, updatedAtMs: nowMs }
    if ((await tx.update('oauth2Credentials', place, patch)) === 0)
      throw new Refusal('OAUTH2_CREDENTIAL_NOT_FOUND')
    return { oauth2CredentialId: id }
  }
}
