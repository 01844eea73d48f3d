import { isLatchkitError } from '../../../errors/anyError.ts'
import type { ChainRpc } from './chainRpc.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'
import { unsignedTransaction } from './unsignedTransaction.ts'

/** Where rollups of the OP stack tell what their data costs; nobody can put a contract there on any other chain. */
const ORACLE = '0x420000000000000000000000000000000000000F'
/** The first 4 bytes of the hash of `getL1Fee(bytes)`: it is given the unsigned transaction, and allows for the signature. */
const GET_L1_FEE = '0x49948e0e'

/** For what is filled in later: as long as it gets, and such that nothing is saved by packing it. */
const LATER = {
  nonce: 0x1a2b3cn,
  gas: 0x4d5e6fn,
  fees: { maxFeePerGas: 0x708192a3b4n, maxPriorityFeePerGas: 0xc5d6e7f8n },
}

/**
 * What a rollup of the OP stack takes now for keeping the data of a transaction, in wei, beside its gas; 0 on other chains. A
 * rollup like Arbitrum has it in the gas.
 *
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when the node gives no answer.
 */
export async function askDataFee(
  rpc: ChainRpc,
  transaction: EthereumTransaction,
  signal?: AbortSignal,
): Promise<bigint> {
  const {
    to,
    value = 0n,
    data,
    nonce,
    gas = LATER.gas,
    accessList,
    authorizationList,
  } = transaction
  const chainId = BigInt(transaction.caip2.slice('eip155:'.length))
  const hex = unsignedTransaction({
    ...LATER,
    chainId,
    to,
    value,
    data,
    gas,
    accessList,
    authorizationList,
    nonce: nonce === undefined ? LATER.nonce : BigInt(nonce),
  })
  const words = [32, hex.length / 2].map((number) => number.toString(16).padStart(64, '0'))
  const call = GET_L1_FEE + words.join('') + hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
  try {
    const answer = await rpc.request('eth_call', [{ to: ORACLE, data: call }, 'latest'], signal)
    return /^0x[0-9a-f]{64}$/i.test(String(answer)) ? BigInt(String(answer)) : 0n
  } catch (error) {
    if (isLatchkitError(error, 'CHAIN_REFUSED')) return 0n
    throw error
  }
}
