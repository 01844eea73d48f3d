import type { PreparedRequest } from '../preparedRequest.ts'
import type { SignView } from '../signView.ts'
import { describe } from './describe.ts'
import { describeSend } from './ethereumSend.ts'
import { describePayment } from './ethereumTerms.ts'
import type { Draft, Reading, SignFacts } from './reading.ts'

/** A transaction that the service signs and sends, and that calls no code. */
function describeEthereumTransfer(reading: Reading, request: PreparedRequest): Draft {
  return describeSend(reading, request, describePayment)
}

/** What a person reads of it. */
export function present(request: PreparedRequest, facts: SignFacts): SignView {
  return describe(request, facts, describeEthereumTransfer)
}
