import { CredentialConflictError } from '../../errors/oauth.ts'
import type { RequestInput } from '../../wire/endpoint.ts'
import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import { type LinkContext, requireSession } from './linkContext.ts'

/**
 * Asks whether a way in lets somebody into another account already.
 *
 * Spec: Authentication proxy endpoints › /v1/account.
 * Ours: the service refuses it once more with the change itself; this comes first for those that do not.
 *
 * @returns whether it lets the person into this account already.
 * @throws CredentialConflictError `CREDENTIAL_CONFLICT` when it belongs to another account.
 */
export async function requireOwn(
  context: LinkContext,
  filter: RequestInput<ProxyEndpoints['account']>,
  signal: AbortSignal,
): Promise<boolean> {
  const { organizationId } = await context.proxy.account(filter, { signal })
  if (organizationId === undefined) return false
  if (organizationId !== requireSession(context).organizationId) throw new CredentialConflictError()
  return true
}
