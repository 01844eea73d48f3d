import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { interfaceFromRow } from '../smart-contracts/interfaceFromRow.ts'

/** Answers the interfaces of an organization in the order of their making. */
export const listSmartContractInterfaces: Handler<
  QueryEndpoints['listSmartContractInterfaces'],
  CallContext
> = async (_request, { parts, organizationId }) => {
  const rows = await parts.store.find('smartContractInterfaces', { organizationId })
  return { smartContractInterfaces: rows.map(interfaceFromRow) }
}
