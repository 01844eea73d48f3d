import { bytesFromUtf8, utf8FromBytes } from '../../../lib/utf8.ts'
import type { ServiceParts } from '../../parts.ts'

/** Where a secret stands: it opens there only. */
export type SecretPlace = {
  readonly table: 'oauth2Credentials' | 'fiatOnRampCredentials'
  readonly column: string
  readonly organizationId: string
  readonly id: string
}

type Parts = Pick<ServiceParts, 'sealer'>

/** Seals a text for its place in the store. */
export function sealText({ sealer }: Parts, place: SecretPlace, text: string): Promise<string> {
  return sealer.seal(bytesFromUtf8(text), sealedTextContext(place))
}

/** Opens what `sealText` sealed for that very place. */
export async function openText(
  { sealer }: Parts,
  place: SecretPlace,
  sealed: string,
): Promise<string> {
  return utf8FromBytes(await sealer.open(sealed, sealedTextContext(place))) ?? ''
}

/** What a text is bound to. */
export function sealedTextContext({ table, column, organizationId, id }: SecretPlace): string {
  return `${table}\n${column}\n${organizationId}\n${id}\n1`
}
