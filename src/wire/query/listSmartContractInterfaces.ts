import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { smartContractInterface } from '../fields/smartContractInterface.ts'

/** What is known of every contract (from the public wire). Spec: Query endpoints (B), common rules. */
export const listSmartContractInterfaces = defineEndpoint({
  path: '/public/v1/query/list_smart_contract_interfaces',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ smartContractInterfaces: v.array(smartContractInterface) }),
})
