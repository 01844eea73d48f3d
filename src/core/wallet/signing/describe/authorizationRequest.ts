import { isRecord } from '../../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../../lib/strictJson.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { SignView } from '../signView.ts'
import { describeAuthorization } from './authorization.ts'
import { describeBlind } from './blind.ts'
import { describe } from './describe.ts'
import type { Draft, Reading, SignFacts } from './reading.ts'

/** What a person reads of it: of the JSON that the service gets and hashes. */
export function present(request: PreparedRequest, facts: SignFacts): SignView {
  return describe(request, facts, describeRequest)
}

function describeRequest(reading: Reading, { activity, parameters }: PreparedRequest): Draft {
  return activity === 'signRawPayload'
    ? describeText(reading, parameters.payload)
    : describeBlind(JSON.stringify(parameters, null, 2))
}

/** Spec: EIP-7702. */
function describeText(reading: Reading, payload: string): Draft {
  const value = parseStrictJson(payload)
  if (!isRecord(value)) return describeBlind(payload)
  const chainId = wholeNumber(value.chainId)
  const nonce = wholeNumber(value.nonce)
  // some libraries write the other name
  const address = value.address ?? value.contractAddress
  if (chainId === null || nonce === null || typeof address !== 'string' || !isAddress(address))
    return describeBlind(payload)
  return describeAuthorization(reading, { chainId, address, nonce })
}

const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text)

/** As the service reads it: a number that JSON has not rounded, decimal text, or hex with 0x. */
function wholeNumber(value: unknown): bigint | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  return typeof value === 'string' && /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)
    ? BigInt(value)
    : null
}
