import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { chainAnswers } from '../chainAnswers.ts'

/** Forgets what is known of a contract (from the public wire). Spec: Submit endpoints, common rules. */
export const deleteSmartContractInterface = defineActivity({
  ...chainAnswers.deleteSmartContractInterface,
  intentKey: 'deleteSmartContractInterfaceIntent',
  resource: 'SMART_CONTRACT_INTERFACE',
  action: 'DELETE',
  parameters: v.object({ smartContractInterfaceId: v.string() }),
})
