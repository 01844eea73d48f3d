import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** The kind of an interface in a request. */
export const smartContractInterfaceType = v.picklist([
  'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
  'SMART_CONTRACT_INTERFACE_TYPE_SOLANA',
])

/** What is known of a contract. Spec: Resources and their fields › Smart contract interface. */
export const smartContractInterface = v.object({
  organizationId: v.string(),
  smartContractInterfaceId: v.string(),
  smartContractAddress: v.string(),
  smartContractInterface: v.string(),
  type: v.picklist(['ETHEREUM', 'SOLANA']),
  label: v.string(),
  notes: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type SmartContractInterface = v.InferOutput<typeof smartContractInterface>
