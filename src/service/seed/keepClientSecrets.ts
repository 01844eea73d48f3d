import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { clientSecretId } from '../activity-api/oauth-providers/clientSecret.ts'
import type { ProxySettings } from '../options.ts'
import { type SecretParts, secretSealContext } from './serviceSecrets.ts'

/** Seals the client secrets that were given; those of an earlier start give way. */
export async function keepClientSecrets(
  { store, sealer, clock }: SecretParts,
  organizationId: string,
  { oauth2Providers = [] }: ProxySettings,
): Promise<void> {
  for (const { name, clientSecret } of oauth2Providers) {
    const id = clientSecretId({ organizationId, name })
    const sealed = await sealer.seal(bytesFromUtf8(clientSecret), secretSealContext(id))
    await store.transaction(async (tx) => {
      await tx.remove('secrets', { id })
      await tx.insert('secrets', { id, sealed, createdAtMs: clock.nowMs() })
    })
  }
}
