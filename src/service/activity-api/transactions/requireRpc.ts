import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { Rpc } from '../../transactions/rpc/createRpc.ts'
import { RpcRefusedError, RpcUnreachableError } from '../../transactions/rpc/rpcErrors.ts'

/** The chain that a request is about. @throws Refusal `CHAIN_NOT_CONFIGURED`. */
export function requireRpc({ sends }: Pick<ServiceParts, 'sends'>, caip2: string): Rpc {
  const rpc = sends?.rpcOf(caip2)
  if (!rpc) throw new Refusal('CHAIN_NOT_CONFIGURED')
  return rpc
}

/** Asks a chain. @throws Refusal `RPC_CALL_ERROR` when the node does not answer, or not with what it should. */
export async function withRpcRefusals<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RpcUnreachableError || error instanceof RpcRefusedError)
      throw new Refusal('RPC_CALL_ERROR', { details: error.message })
    throw error
  }
}
