import type { PreparedRequest } from '../preparedRequest.ts'
import { describeSend } from './ethereumSend.ts'
import { describePayment } from './ethereumTerms.ts'
import type { Draft, Reading } from './reading.ts'

/** A transaction that the service signs and sends, and that calls no code. */
export function describeEthereumTransfer(reading: Reading, request: PreparedRequest): Draft {
  return describeSend(reading, request, describePayment)
}
