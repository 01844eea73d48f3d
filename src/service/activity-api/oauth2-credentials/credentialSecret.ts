import type { ServiceParts } from '../../parts.ts'
import type { Oauth2CredentialRow } from '../../store/settingRows.ts'
import { openText, type SecretPlace, sealedTextContext, sealText } from '../secrets/sealedText.ts'

type Place = Pick<Oauth2CredentialRow, 'id' | 'organizationId'>

/** Seals the secret of a client as its owner encrypted it. */
export function sealCredentialSecret(
  parts: Pick<ServiceParts, 'sealer'>,
  place: Place,
  encryptedClientSecret: string,
): Promise<string> {
  return sealText(parts, at(place), encryptedClientSecret)
}

/** The secret of a client as its owner encrypted it. */
export function openCredentialSecret(
  parts: Pick<ServiceParts, 'sealer'>,
  row: Oauth2CredentialRow,
): Promise<string> {
  return openText(parts, at(row), row.sealedSecret)
}

/** What the secret is bound to. */
export function credentialSecretContext(place: Place): string {
  return sealedTextContext(at(place))
}

function at({ id, organizationId }: Place): SecretPlace {
  return { table: 'oauth2Credentials', column: 'secret', organizationId, id }
}
