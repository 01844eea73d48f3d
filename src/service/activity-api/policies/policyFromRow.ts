import type { Policy } from '../../../wire/fields/policy.ts'
import type { PolicyRow } from '../../store/policyRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** A policy as the wire has it. An expression that it does not have is empty, or left out where the wire can do that. */
export function policyFromRow(row: PolicyRow): Policy {
  return {
    policyId: row.id,
    policyName: row.name,
    effect: row.effect,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    notes: row.notes,
    consensus: row.consensus,
    condition: row.condition,
    ...(row.time === '' ? {} : { time: row.time }),
  }
}
