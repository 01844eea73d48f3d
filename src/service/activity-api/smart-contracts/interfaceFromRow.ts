import type { SmartContractInterface } from '../../../wire/fields/smartContractInterface.ts'
import type { SmartContractInterfaceRow } from '../../store/chainRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** What is known of a contract, as the wire has it. */
export function interfaceFromRow(row: SmartContractInterfaceRow): SmartContractInterface {
  return {
    organizationId: row.organizationId,
    smartContractInterfaceId: row.id,
    smartContractAddress: row.address,
    smartContractInterface: row.interfaceText,
    type: row.type,
    label: row.label,
    notes: row.notes,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
