import type { AbiParameter } from '../../../crypto/abi/abiParameter.ts'
import type { ContractAbi } from '../../../crypto/abi/contractAbi.ts'
import { type AbiValue, decodeAbi } from '../../../crypto/abi/decodeAbi.ts'
import { bytesFromHex } from '../../../lib/hex.ts'

/** What a policy can ask of a call when the interface of the contract is stored: the last three fields of `eth.tx`. */
type ContractCallFacts = {
  readonly function_name: string
  /** The 4 bytes that name the function, hex with 0x. */
  readonly function_signature: string
  /** By name; an argument without one by its place, counted from 0. Null when the data does not hold them. */
  readonly contract_call_args: ReadonlyMap<string, AbiValue> | null
}

/**
 * Reads the call data of a transaction by the interface of the contract that it goes to; null when the interface has no
 * such function.
 *
 * Ours: a call whose arguments cannot be read is still one of its function. A contract may be less strict with them.
 *
 * @param abi - what was read from the stored JSON.
 * @param dataHex - with 0x.
 */
export function contractCallFacts(abi: ContractAbi, dataHex: string): ContractCallFacts | null {
  const data = bytesFromHex(dataHex.slice(2))
  const selector = dataHex.slice(2, 10).toLowerCase()
  if (!data) return null
  const entry = abi.functions.get(selector)
  if (!entry) return null
  const values = decodeAbi(entry.inputs, data.subarray(4))
  return {
    function_name: entry.name,
    function_signature: `0x${selector}`,
    contract_call_args:
      values && new Map(entry.inputs.map((input, i) => [nameOf(input, i), values[i] ?? ''])),
  }
}

function nameOf({ name }: AbiParameter, index: number): string {
  return name === '' ? String(index) : name
}
