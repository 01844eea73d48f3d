import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

export const deleteSmartContractInterface: ActivityHandler<
  SubmitEndpoints['deleteSmartContractInterface'],
  CallContext
> = async ({ smartContractInterfaceId: id }, { organizationId }) => {
  return async (tx) => {
    const removed = await tx.remove('smartContractInterfaces', { id, organizationId })
    if (removed === 0) throw new Refusal('SMART_CONTRACT_INTERFACE_NOT_FOUND')
    return { smartContractInterfaceId: id }
  }
}
