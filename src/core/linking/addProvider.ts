import type { SocialProvider } from '../config/loginMethod.ts'
import { serviceName } from '../config/oauthConfig.ts'
import { askProvider, type ProviderPlace } from './askProvider.ts'
import { type LinkContext, requireSession } from './linkContext.ts'
import { requireOwn } from './requireOwn.ts'

/**
 * Makes a social login a way in. One that is a way into this account already stays as it is.
 *
 * Spec: Authentication proxy endpoints › /v1/account; create_oauth_providers of the public wire.
 *
 * @throws CredentialConflictError `CREDENTIAL_CONFLICT` when another account has it; then nothing is changed.
 * @throws PopupBlockedError and its siblings, when the provider said nothing.
 */
export async function addProvider(
  context: LinkContext,
  provider: SocialProvider,
  place: ProviderPlace,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { userId } = requireSession(context)
    const oidcToken = await askProvider(context, provider, place, signal)
    const filter = { filterType: 'OIDC_TOKEN', filterValue: oidcToken } as const
    if (await requireOwn(context, filter, signal)) return
    const oauthProviders = [{ providerName: serviceName(provider), oidcToken }]
    await context.kit.submit('createOauthProviders', { userId, oauthProviders }, { signal })
  } finally {
    place.providerWindow.close()
  }
}
