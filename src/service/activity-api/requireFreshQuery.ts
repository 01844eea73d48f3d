import { isRecord } from '../../lib/isRecord.ts'
import { decimalText } from '../../wire/fields/decimalText.ts'
import { checkShape } from '../http/checkShape.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { proxyConfigFromRow } from '../proxy-settings/proxyConfig.ts'
import { topLevelIdOf } from './organizations/topLevelIdOf.ts'
import { requireFresh } from './requireFresh.ts'

/**
 * Lets a query pass whose time is right, so that a stamp that was seen once does not answer for ever.
 *
 * Spec: Query endpoints (B): their bodies have no timestampMs.
 * Ours: one that has it is held to it, as a submit is; one without passes unless its organization requires it
 * (`requireFreshQueries`).
 *
 * @param body - the parsed body, which the schema of the query has let through.
 * @throws Refusal `REQUEST_INVALID` or `INVALID_TIME`.
 */
export async function requireFreshQuery(
  { store, clock }: Pick<ServiceParts, 'store' | 'clock'>,
  body: unknown,
): Promise<void> {
  const { timestampMs, organizationId } = isRecord(body) ? body : {}
  if (timestampMs !== undefined)
    return requireFresh(checkShape(decimalText, timestampMs, 'timestampMs'), clock.nowMs())
  const topLevelId = await topLevelIdOf(store, String(organizationId))
  const row = await store.first('proxyConfigs', { organizationId: topLevelId })
  if (row && proxyConfigFromRow(row).requiresFreshQueries)
    throw new Refusal('INVALID_TIME', {
      details: 'this organization requires timestampMs in the body of a query',
    })
}
