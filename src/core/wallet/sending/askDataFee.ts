import { type ChainRpc, isRefusal } from './nodeRpc.ts'

/** Where rollups of the OP stack tell what their data costs; nobody can put a contract there on any other chain. */
const ORACLE = '0x420000000000000000000000000000000000000F'
/** The first 4 bytes of the hash of `getL1Fee(bytes)`: it is given the unsigned transaction, and allows for the signature. */
const GET_L1_FEE = '0x49948e0e'

/** For what is filled in later: as long as it gets, and such that nothing is saved by packing it. */
export const LATER = {
  nonce: 0x1a2b3cn,
  gas: 0x4d5e6fn,
  fees: { maxFeePerGas: 0x708192a3b4n, maxPriorityFeePerGas: 0xc5d6e7f8n },
}

/**
 * What a rollup of the OP stack takes now for keeping the data of a transaction, in wei, beside its gas; 0 on other chains. A
 * rollup like Arbitrum has it in the gas.
 *
 * @param unsigned - the transaction as hex without 0x.
 */
export async function askDataFee(
  rpc: ChainRpc,
  unsigned: string,
  signal?: AbortSignal,
): Promise<bigint> {
  const words = [32, unsigned.length / 2].map((number) => number.toString(16).padStart(64, '0'))
  const bytes = unsigned.padEnd(Math.ceil(unsigned.length / 64) * 64, '0')
  const call = { to: ORACLE, data: GET_L1_FEE + words.join('') + bytes }
  try {
    const answer = String(await rpc.request('eth_call', [call, 'latest'], signal))
    return /^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : 0n
  } catch (error) {
    if (isRefusal(error)) return 0n
    throw error
  }
}
