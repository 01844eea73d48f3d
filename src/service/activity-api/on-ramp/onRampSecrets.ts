import type { ServiceParts } from '../../parts.ts'
import type { FiatOnRampCredentialRow } from '../../store/settingRows.ts'
import { openText, type SecretPlace, sealedTextContext, sealText } from '../secrets/sealedText.ts'

type Parts = Pick<ServiceParts, 'sealer'>
type Place = Pick<FiatOnRampCredentialRow, 'id' | 'organizationId'>
type SealedSecrets = Pick<FiatOnRampCredentialRow, 'sealedSecretApiKey' | 'sealedPrivateApiKey'>

/** Both as their owner encrypted them. */
export type OnRampSecrets = {
  readonly encryptedSecretApiKey: string
  readonly encryptedPrivateApiKey?: string | undefined
}

/**
 * Seals the secrets of credentials at an on-ramp.
 *
 * Ours: they are kept as they came, under a seal of our own; they are somebody's cipher text already, which nobody here
 * needs to read.
 */
export async function sealOnRampSecrets(
  parts: Parts,
  place: Place,
  { encryptedSecretApiKey, encryptedPrivateApiKey }: OnRampSecrets,
): Promise<SealedSecrets> {
  return {
    sealedSecretApiKey: await sealText(parts, at(place, 'secret'), encryptedSecretApiKey),
    sealedPrivateApiKey: encryptedPrivateApiKey
      ? await sealText(parts, at(place, 'private'), encryptedPrivateApiKey)
      : null,
  }
}

export async function openOnRampSecrets(
  parts: Parts,
  row: FiatOnRampCredentialRow,
): Promise<OnRampSecrets> {
  const { sealedSecretApiKey, sealedPrivateApiKey } = row
  return {
    encryptedSecretApiKey: await openText(parts, at(row, 'secret'), sealedSecretApiKey),
    ...(sealedPrivateApiKey === null
      ? {}
      : { encryptedPrivateApiKey: await openText(parts, at(row, 'private'), sealedPrivateApiKey) }),
  }
}

/** What one of them is bound to. */
export function onRampSecretContext(place: Place, column: 'secret' | 'private'): string {
  return sealedTextContext(at(place, column))
}

function at({ id, organizationId }: Place, column: string): SecretPlace {
  return { table: 'fiatOnRampCredentials', column, organizationId, id }
}
