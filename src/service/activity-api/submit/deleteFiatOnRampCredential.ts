import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

export const deleteFiatOnRampCredential: ActivityHandler<
  SubmitEndpoints['deleteFiatOnRampCredential'],
  CallContext
> =
  async ({ fiatOnrampCredentialId: id }, { organizationId }) =>
  async (tx) => {
    if ((await tx.remove('fiatOnRampCredentials', { id, organizationId })) === 0)
      throw new Refusal('ON_RAMP_CREDENTIAL_NOT_FOUND')
    return { fiatOnRampCredentialId: id }
  }
