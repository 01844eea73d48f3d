import * as v from 'valibot'
import { isRecord } from '../../../lib/isRecord.ts'
import { utf8FromBytes } from '../../../lib/utf8.ts'
import { type AppProof, appProof } from '../../../wire/fields/appProof.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'
import { addressClaims } from './addressClaims.ts'
import { policyClaim } from './policyClaim.ts'

/** Where a row keeps its app proofs: beside the result key, as its secrets. */
export const APP_PROOFS_MEMBER = 'appProofs'

/** Adds app proofs to the record of an activity, in the transaction that keeps it. */
export type WithAppProofs = (reads: Reads, row: ActivityRow) => Promise<ActivityRow>

/**
 * Makes ready to prove what an activity did, if its request asked for that: one proof for each address that it derived,
 * and one of how it was decided. The record of any other request stays as it is.
 *
 * To be called before the transaction, since a key may have to be made; what it returns has no effects of its own.
 *
 * Spec: Common rules for submit endpoints (B) › generateAppProofs. Ours: only what was completed is proven.
 */
export async function prepareAppProofs(
  { prover }: Pick<ServiceParts, 'prover'>,
  body: Uint8Array,
): Promise<WithAppProofs> {
  if (!wantsAppProofs(body)) return async (_reads, row) => row
  const key = await prover.ready()
  return async (reads, row) => {
    if (row.status !== 'ACTIVITY_STATUS_COMPLETED') return row
    const claims = [...addressClaims(row), await policyClaim(reads, row)]
    const timestampMs = String(row.updatedAtMs)
    const proofs: AppProof[] = []
    for (const { type, ...claim } of claims)
      proofs.push(await key.prove(JSON.stringify({ type, timestampMs, ...claim })))
    return { ...row, result: { ...row.result, [APP_PROOFS_MEMBER]: proofs } }
  }
}

/** The proofs that a row keeps, in the order in which they were made. */
export function appProofsOf({ result }: Pick<ActivityRow, 'result'>): AppProof[] {
  return v.parse(v.optional(v.array(appProof), []), result[APP_PROOFS_MEMBER])
}

/** Published clients ask beside the parameters, or among them. */
function wantsAppProofs(body: Uint8Array): boolean {
  const text = utf8FromBytes(body)
  if (!text?.includes('generateAppProofs')) return false
  const envelope: unknown = JSON.parse(text)
  return isRecord(envelope) && [envelope, envelope.parameters].some(asks)
}

function asks(holder: unknown): boolean {
  return isRecord(holder) && holder.generateAppProofs === true
}
