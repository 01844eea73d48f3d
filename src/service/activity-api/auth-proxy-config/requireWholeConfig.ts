import { Refusal } from '../../http/refusal.ts'
import { proxyConfigFromRow } from '../../proxy-settings/proxyConfig.ts'
import type { Oauth2Provider, ProxyConfigRow } from '../../store/rows.ts'
import type { ProxyChanges } from '../../store/settingRows.ts'
import type { Reads } from '../../store/store.ts'
import { findOauth2Credential } from '../oauth2-credentials/findOauth2Credential.ts'

/**
 * Lets a configuration pass if every way to log in that the request turns on has what it needs.
 *
 * @param row - with what the request sets.
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function requireWholeConfig(
  reads: Reads,
  row: ProxyConfigRow,
  { authMethods, socialProviders, oauthClientIds = {} }: ProxyChanges,
): Promise<void> {
  const config = proxyConfigFromRow(row)
  if (authMethods?.includes('passkey') && config.rpId === null)
    throw invalid('allowedAuthMethods: passkeys need a domain, parameters.rpId')
  const { socialProviders: _, ...whoeverIsOn } = row.changes
  const all = proxyConfigFromRow({ ...row, changes: whoeverIsOn })
  const names = new Set([...all.identityProviders, ...all.oauth2Providers].map(({ name }) => name))
  for (const [name, clientId] of Object.entries(oauthClientIds))
    if (clientId !== '' && !names.has(name))
      throw invalid('walletKitSettings.oauthClientIds names a provider that is not known')
  if (socialProviders?.some((name) => !names.has(name)))
    throw invalid('walletKitSettings.enabledSocialProviders names one that has no client id')
  for (const provider of changedClients(row, all.oauth2Providers))
    if (!(await findOauth2Credential(reads, row.organizationId, provider)))
      throw invalid(
        'walletKitSettings.oauthClientIds names a client without a secret: create its OAuth 2.0 credential first',
      )
}

/** The clients that are not those of the start, whose secrets came with them. */
function changedClients(
  { oauth2Providers: atStart }: ProxyConfigRow,
  now: readonly Oauth2Provider[],
): readonly Oauth2Provider[] {
  return now.filter(
    ({ name, clientId }) => !atStart.some((one) => one.name === name && one.clientId === clientId),
  )
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
