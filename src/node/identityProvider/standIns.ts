import { type Log, reasonOf } from '../log.ts'
import type { SocialSettings } from '../socialSettings.ts'
import { type DevelopmentIdentityProvider, startIdentityProvider } from './startIdentityProvider.ts'

/** Starts the identity provider of a development service; null outside development, or where its library is missing. */
export async function startStandIns(
  development: boolean,
  port: number,
  log: Log,
): Promise<DevelopmentIdentityProvider | null> {
  if (!development) return null
  const onError = (error: unknown) => log.write('error', 'fault', { reason: reasonOf(error) })
  const provider = await startIdentityProvider({ port, onError })
  const reason = 'oidc-provider is not installed'
  if (!provider) log.write('info', 'no_identity_provider', { reason })
  return provider
}

/** The social logins of a service: those that were set up, and stand-ins for the others. */
export function withStandIns(
  { identityProviders, oauth2Providers, oauthRedirectUrls }: SocialSettings,
  standIns: DevelopmentIdentityProvider | null,
): SocialSettings {
  const named = new Set([...identityProviders, ...oauth2Providers].map(({ name }) => name))
  const isMissing = ({ name }: { readonly name: string }) => !named.has(name)
  return {
    identityProviders: [
      ...identityProviders,
      ...(standIns?.identityProviders.filter(isMissing) ?? []),
    ],
    oauth2Providers: [...oauth2Providers, ...(standIns?.oauth2Providers.filter(isMissing) ?? [])],
    oauthRedirectUrls,
  }
}
