import { type ChainRpc, isRefusal } from './nodeRpc.ts'

/** Where rollups of the OP stack tell what their data costs; nobody can put a contract there on any other chain. */
const ORACLE = '0x420000000000000000000000000000000000000F'

/**
 * What a rollup of the OP stack takes now for keeping the data of a transaction, in wei, beside its gas; 0 on other chains. A
 * rollup like Arbitrum has it in the gas.
 *
 * @param written - writes what the rollup is asked with (`dataFeeCall`): of no use on other chains.
 */
export async function askDataFee(
  rpc: ChainRpc,
  written: () => Promise<string>,
  signal?: AbortSignal,
): Promise<bigint> {
  const ask = (method: string, of: unknown) => rpc.request(method, [of, 'latest'], signal)
  try {
    // a node that does not say so may still know the fee
    if ((await ask('eth_getCode', ORACLE).catch(() => null)) === '0x') return 0n
    const answer = String(await ask('eth_call', { to: ORACLE, data: await written() }))
    return /^0x[\da-f]{64}$/i.test(answer) ? BigInt(answer) : 0n
  } catch (error) {
    if (isRefusal(error)) return 0n
    throw error
  }
}
