import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { interfaceFromRow } from '../smart-contracts/interfaceFromRow.ts'

export const getSmartContractInterface: Handler<
  QueryEndpoints['getSmartContractInterface'],
  CallContext
> = async ({ smartContractInterfaceId: id }, { parts, organizationId }) => {
  const row = await parts.store.first('smartContractInterfaces', { id, organizationId })
  if (!row) throw new Refusal('SMART_CONTRACT_INTERFACE_NOT_FOUND')
  return { smartContractInterface: interfaceFromRow(row) }
}
