import { readAuthorization } from '../../../crypto/ethereum/authorization.ts'
import { runInTurns } from '../../takeTurn.ts'
import { charge, STEPS } from '../language/budget.ts'
import { any, int, map, string, struct } from '../language/policyType.ts'
import { type PolicyRecord, recordOf } from '../language/policyValue.ts'
import type { Keyword } from './keyword.ts'

/** Typed structured data that is signed (EIP-712). Numbers are what their types say, however they are written. */
export const eip712: Keyword = {
  type: struct({
    primary_type: string,
    domain: struct({ name: string, version: string, chain_id: int, verifying_contract: string }),
    message: map(any),
  }),
  load: async (_reads, { intent }, { payload }, budget) => {
    if (payload === undefined || intent.encoding !== 'PAYLOAD_ENCODING_EIP712') return undefined
    if (!charge(budget, payload.length * STEPS.documentCharacter)) return undefined
    // loaded when first asked for, as everything that knows of typed data
    const { typedDataValueSteps } = await import('./typedDataValue.ts')
    return runInTurns(typedDataValueSteps(payload))
  },
}

/** An authorization that a contract may act for an account, and that is signed (EIP-7702). */
export const eip7702Authorization: Keyword = {
  type: struct({ address: string, chain_id: int, nonce: int }),
  load: async (_reads, { intent }, { payload }) => {
    if (payload === undefined || intent.encoding !== 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION')
      return undefined
    return readAuthorizationValue(payload)
  },
}

/** Undefined for a payload that is not signed. */
function readAuthorizationValue(payload: string): PolicyRecord | undefined {
  const read = readAuthorization(payload)
  if (typeof read === 'string') return undefined
  return recordOf({ address: read.address, chain_id: read.chainId, nonce: read.nonce })
}
