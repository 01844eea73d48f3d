import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/** Forgets our client of a provider: from now on nobody logs in with it. */
export const deleteOauth2Credential: ActivityHandler<
  SubmitEndpoints['deleteOauth2Credential'],
  CallContext
> =
  async ({ oauth2CredentialId: id }, { organizationId }) =>
  async (tx) => {
    if ((await tx.remove('oauth2Credentials', { id, organizationId })) === 0)
      throw new Refusal('OAUTH2_CREDENTIAL_NOT_FOUND')
    return { oauth2CredentialId: id }
  }
