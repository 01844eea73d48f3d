import type { ProxyConfig } from '../../proxy-settings/proxyConfig.ts'
import type { Reads } from '../../store/store.ts'
import type { Oauth2ClientName } from './findOauth2Credential.ts'

const NAMES = { OAUTH2_PROVIDER_X: 'x', OAUTH2_PROVIDER_DISCORD: 'discord' } as const

/** The clients that an organization keeps credentials for, of providers that are on. */
export async function clientsOfCredentials(
  reads: Reads,
  { organizationId, changes: { socialProviders } }: ProxyConfig,
): Promise<readonly Oauth2ClientName[]> {
  const rows = await reads.find('oauth2Credentials', { organizationId })
  return rows
    .map(({ provider, clientId }) => ({ name: NAMES[provider], clientId }))
    .filter(({ name }) => socialProviders?.includes(name) ?? true)
}
