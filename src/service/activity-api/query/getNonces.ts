import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireRpc, withRpcRefusals } from '../transactions/requireRpc.ts'

/**
 * Answers the number that the next transaction of an address bears.
 *
 * Ours: transactions in the node's pool count. There is no gas station, and so none was ever used: its number is 0.
 */
export const getNonces: Handler<QueryEndpoints['getNonces'], CallContext> = async (
  { address, caip2, nonce, gasStationNonce },
  { parts },
) => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address))
    throw new Refusal('REQUEST_INVALID', { details: 'address must be an address of Ethereum' })
  const rpc = requireRpc(parts, caip2)
  const { askNonce } = await import('../../transactions/ethereum/askChain.ts')
  const next = nonce ? await withRpcRefusals(() => askNonce(rpc, address)) : null
  return {
    ...(next === null ? {} : { nonce: next.toString() }),
    ...(gasStationNonce ? { gasStationNonce: '0' } : {}),
  }
}
