import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { chainAnswers } from '../chainAnswers.ts'
import { smartContractInterfaceType } from '../fields/smartContractInterface.ts'

/** Keeps what is known of a contract (from the public wire). Spec: Submit endpoints, common rules. */
export const createSmartContractInterface = defineActivity({
  ...chainAnswers.createSmartContractInterface,
  intentKey: 'createSmartContractInterfaceIntent',
  resource: 'SMART_CONTRACT_INTERFACE',
  action: 'CREATE',
  parameters: v.object({
    smartContractAddress: v.string(),
    smartContractInterface: v.string(),
    type: smartContractInterfaceType,
    label: v.string(),
    notes: v.optional(v.string()),
  }),
})
