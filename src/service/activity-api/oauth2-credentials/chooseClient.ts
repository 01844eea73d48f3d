import { openForService } from '../../../crypto/quorum/openForService.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { methodDisabled } from '../../http/methodDisabled.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { knownClient, type ProxyConfig } from '../../proxy-settings/proxyConfig.ts'
import type { Oauth2Provider } from '../../store/rows.ts'
import type { Oauth2CredentialRow } from '../../store/settingRows.ts'
import { openClientSecret } from '../oauth-providers/clientSecret.ts'
import { openCredentialSecret } from './credentialSecret.ts'
import { findOauth2Credential, oauth2ProviderName } from './findOauth2Credential.ts'

type Parameters = ParametersOf<SubmitEndpoints['oauth2Authenticate']>

/** Our client of a provider, and what its secret is. */
export type ChosenClient = { readonly provider: Oauth2Provider; readonly clientSecret: string }

/**
 * Finds the client with which a code is traded: the stored credential that a request names, or the one of a provider and
 * a client id.
 *
 * @throws Refusal `OAUTH2_CREDENTIAL_NOT_FOUND`, `OAUTH2_PROVIDER_NOT_CONFIGURED` when its secret is not for this service, `METHOD_DISABLED` for a provider that is off, `REQUEST_INVALID` for a client that is not ours.
 */
export async function chooseClient(
  parts: ServiceParts,
  config: ProxyConfig,
  parameters: Parameters,
): Promise<ChosenClient> {
  const { organizationId } = config
  const { oauth2CredentialId: id, provider: wireName, clientId } = parameters
  if (id !== undefined) {
    const row = await parts.store.first('oauth2Credentials', { id, organizationId })
    if (!row) throw new Refusal('OAUTH2_CREDENTIAL_NOT_FOUND')
    if ((wireName ?? row.provider) !== row.provider || (clientId ?? row.clientId) !== row.clientId)
      throw invalid('oauth2CredentialId is that of another client')
    return ofCredential(parts, config, row)
  }
  if (wireName === undefined) throw invalid('oauth2CredentialId is required')
  const provider = config.oauth2Providers.find(({ name }) => oauth2ProviderName(name) === wireName)
  if (!provider) throw methodDisabled('OAUTH')
  if (provider.clientId !== clientId) throw invalid('clientId is no client of ours')
  const kept = await findOauth2Credential(parts.store, organizationId, provider)
  if (kept) return ofCredential(parts, config, kept)
  const place = { organizationId, name: provider.name }
  return { provider, clientSecret: await openClientSecret(parts, place) }
}

async function ofCredential(
  parts: ServiceParts,
  { oauth2Providers, changes }: ProxyConfig,
  row: Oauth2CredentialRow,
): Promise<ChosenClient> {
  const isIt = (name: string) => oauth2ProviderName(name) === row.provider
  const provider =
    oauth2Providers.find(({ name }) => isIt(name)) ??
    (changes.socialProviders ? undefined : ['x', 'discord'].filter(isIt).map(knownClient)[0])
  if (!provider) throw methodDisabled('OAUTH')
  const sealed = await openCredentialSecret(parts, row)
  const clientSecret = await openForService(sealed, parts.keys.clientSecret)
  if (clientSecret === null)
    throw new Refusal('OAUTH2_PROVIDER_NOT_CONFIGURED', {
      details: 'the client secret was not encrypted to the key of this service',
    })
  return { provider: { ...provider, clientId: row.clientId }, clientSecret }
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
