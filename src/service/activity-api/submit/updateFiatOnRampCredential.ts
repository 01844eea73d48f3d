import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { onRampFacts } from '../on-ramp/onRampFacts.ts'
import { sealOnRampSecrets } from '../on-ramp/onRampSecrets.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Replaces credentials at an on-ramp.
 *
 * Ours: all that the request can say is replaced, so that a project id or a private key that is left out is gone. Whether
 * they are for the sandbox stays.
 */
export const updateFiatOnRampCredential: ActivityHandler<
  SubmitEndpoints['updateFiatOnRampCredential'],
  CallContext
> = async (parameters, { parts, organizationId, nowMs }) => {
  const place = { id: parameters.fiatOnrampCredentialId, organizationId }
  const patch = {
    provider: parameters.onrampProvider,
    ...onRampFacts(parameters),
    ...(await sealOnRampSecrets(parts, place, parameters)),
    updatedAtMs: nowMs,
  }
  return async (tx) => {
    if ((await tx.update('fiatOnRampCredentials', place, patch)) === 0)
      throw new Refusal('ON_RAMP_CREDENTIAL_NOT_FOUND')
    return { fiatOnRampCredentialId: place.id }
  }
}
