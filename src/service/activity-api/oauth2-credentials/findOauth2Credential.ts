import type { Oauth2Provider } from '../../store/rows.ts'
import type { Oauth2CredentialRow } from '../../store/settingRows.ts'
import type { Reads } from '../../store/store.ts'

/** A client of a provider, by what it is called where it is configured. */
export type Oauth2ClientName = Pick<Oauth2Provider, 'name' | 'clientId'>

/** Spec: values of the form OAUTH2_PROVIDER_<NAME>. */
export function oauth2ProviderName(name: string): string {
  return `OAUTH2_PROVIDER_${name.toUpperCase().replaceAll('-', '_')}`
}

/** The credential that an organization keeps for a client. */
export async function findOauth2Credential(
  reads: Reads,
  organizationId: string,
  { name, clientId }: Oauth2ClientName,
): Promise<Oauth2CredentialRow | undefined> {
  const rows = await reads.find('oauth2Credentials', { organizationId })
  const provider = oauth2ProviderName(name)
  return rows.find((row) => row.provider === provider && row.clientId === clientId)
}
