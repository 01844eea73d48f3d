import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { smartContractInterface } from '../fields/smartContractInterface.ts'

/** What is known of a contract. Spec: Query endpoints (B) › get_smart_contract_interface. */
export const getSmartContractInterface = defineEndpoint({
  path: '/public/v1/query/get_smart_contract_interface',
  request: v.object({ organizationId: v.string(), smartContractInterfaceId: v.string() }),
  response: v.object({ smartContractInterface }),
})
