import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { otpLogin as otpLoginActivity } from '../../wire/submit/otpLogin.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { clientSignatureOf } from './clientSignatureOf.ts'
import type { ProxyContext } from './proxyContext.ts'
import { requireOwnToken } from './requireTokenFor.ts'

type OtpLogin = Handler<typeof proxyEndpoints.otpLogin, ProxyContext>
type Body = Parameters<OtpLogin>[0]

/**
 * Spec: Authentication proxy endpoints › /v1/otp_login.
 * Ours: the session lives as long as the configuration says. `organizationId` names the account among several; clients that
 * know none yet send the parent's, which names nothing.
 */
export const otpLogin: OtpLogin = (body, context) => {
  const { organizationId } = body
  const isNamed = organizationId !== context.config.organizationId
  return logIn(body, context, isNamed ? organizationId : undefined)
}

/** The same for the people of the organization itself, on its dashboard. */
export const otpLoginOfDashboard: OtpLogin = (body, context) =>
  logIn(body, context, context.config.organizationId)

async function logIn(body: Body, context: ProxyContext, subOrganizationId: string | undefined) {
  const { verificationToken, publicKey, invalidateExisting } = body
  const clientSignature = clientSignatureOf(body, verificationToken, publicKey)
  if (!clientSignature)
    throw new Refusal('REQUEST_INVALID', { details: 'client_signature is required' })
  await requireOwnToken(verificationToken, context)
  const { config, api, door } = context
  return api.submit(otpLoginActivity, {
    verificationToken,
    publicKey,
    clientSignature,
    expirationSeconds: String(config.sessionExpirationSeconds),
    invalidateExisting,
    subOrganizationId,
    door,
  })
}
