import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { otpLogin as otpLoginActivity } from '../../wire/submit/otpLogin.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { clientSignatureOf } from './clientSignatureOf.ts'
import type { ProxyContext } from './proxyContext.ts'

/**
 * Spec: Authentication proxy endpoints › /v1/otp_login.
 * Ours: the session lives as long as the configuration says. `organizationId` names the account among several; clients that
 * know none yet send the parent's, which names nothing.
 */
export const otpLogin: Handler<typeof proxyEndpoints.otpLogin, ProxyContext> = async (
  body,
  { config, api },
) => {
  const { verificationToken, publicKey, invalidateExisting, organizationId } = body
  const clientSignature = clientSignatureOf(body, verificationToken, publicKey)
  if (!clientSignature)
    throw new Refusal('REQUEST_INVALID', { details: 'client_signature is required' })
  return api.submit(otpLoginActivity, {
    verificationToken,
    publicKey,
    clientSignature,
    expirationSeconds: String(config.sessionExpirationSeconds),
    invalidateExisting,
    subOrganizationId: organizationId === config.organizationId ? undefined : organizationId,
  })
}
