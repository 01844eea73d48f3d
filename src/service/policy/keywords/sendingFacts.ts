import * as v from 'valibot'
import { ethSendTransactionV2 } from '../../../wire/submit/ethSendTransaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { type PolicyRecord, recordOf } from '../language/policyValue.ts'
import type { Subject } from './keyword.ts'

/**
 * What a request to send says of its transaction, read as it is read to be signed: a number and data have several
 * spellings. What the chain says later is not there, and allows nothing.
 */
export async function sendingFacts(intent: Subject['intent']): Promise<PolicyRecord | undefined> {
  const { to, value, data, ...terms } = intent
  // older clients name their one call beside the terms
  const asked = { calls: [{ to, value, data }], ...terms }
  const { success, output } = v.safeParse(ethSendTransactionV2.parameters, asked)
  if (!success) return undefined
  const { readEthSend } = await import('../../activity-api/transactions/readEthSend.ts')
  try {
    const { call, chainId, gas, ...numbers } = readEthSend(output)
    return recordOf({
      to: call.to,
      data: call.data,
      value: BigInt(call.value),
      gas,
      chain_id: chainId,
      nonce: numbers.nonce,
      max_fee_per_gas: numbers.maxFeePerGas,
      max_priority_fee_per_gas: numbers.maxPriorityFeePerGas,
      type: 'TYPE_2',
    })
  } catch (error) {
    // what is refused later is no transaction
    if (error instanceof Refusal) return undefined
    throw error
  }
}
