import type { FiatOnRampCredential } from '../../../wire/fields/fiatOnRampCredential.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { ServiceParts } from '../../parts.ts'
import type { FiatOnRampCredentialRow } from '../../store/settingRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import { openOnRampSecrets } from '../on-ramp/onRampSecrets.ts'
import type { CallContext } from '../requireCaller.ts'

export const listFiatOnRampCredentials: Handler<
  QueryEndpoints['listFiatOnRampCredentials'],
  CallContext
> = async (_request, { parts, organizationId }) => {
  const rows = await parts.store.find('fiatOnRampCredentials', { organizationId })
  return { fiatOnRampCredentials: await Promise.all(rows.map((row) => credentialOf(parts, row))) }
}

async function credentialOf(
  parts: ServiceParts,
  row: FiatOnRampCredentialRow,
): Promise<FiatOnRampCredential> {
  return {
    fiatOnrampCredentialId: row.id,
    organizationId: row.organizationId,
    onrampProvider: row.provider,
    ...(row.projectId === null ? {} : { projectId: row.projectId }),
    publishableApiKey: row.publishableApiKey,
    ...(await openOnRampSecrets(parts, row)),
    sandboxMode: row.isSandbox,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
