import { utf8FromBytes } from '../../../lib/utf8.ts'
import type { ServiceParts } from '../../parts.ts'
import { secretSealContext } from '../../seed/serviceSecrets.ts'

type Place = { readonly organizationId: string; readonly name: string }

/** The name under which the secret of a provider is kept. */
export function clientSecretId({ organizationId, name }: Place): string {
  return `oauth2Client/${organizationId}/${name}`
}

/** Opens the secret of a provider, for one request. */
export async function openClientSecret(
  { store, sealer }: Pick<ServiceParts, 'store' | 'sealer'>,
  place: Place,
): Promise<string> {
  const id = clientSecretId(place)
  const row = await store.first('secrets', { id })
  if (!row) throw new Error('the client secret of a provider is missing')
  return utf8FromBytes(await sealer.open(row.sealed, secretSealContext(id))) ?? ''
}
