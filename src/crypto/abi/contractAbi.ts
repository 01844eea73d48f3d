import { hexFromBytes } from '../../lib/hex.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { runSteps, type Steps } from '../../lib/steps.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { AbiParameter } from './abiParameter.ts'
import { readParameters } from './readParameters.ts'

/** A function or an error of a contract. */
export type AbiEntry = {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
}

/** The functions and errors of a contract, by the first 4 bytes of what they are called with: 8 characters of hex. */
export type ContractAbi = {
  readonly functions: ReadonlyMap<string, AbiEntry>
  readonly errors: ReadonlyMap<string, AbiEntry>
}

const KIND = /^(?:function|constructor|event|error|fallback|receive)$/

/**
 * Reads the JSON of a contract ABI; for any other text the place that is wrong, like `[3].inputs`, empty for all of it.
 *
 * @param keccak - the hash that names functions: a fast one where strangers store long lists of them, else a small one.
 */
export function readContractAbi(
  text: string,
  keccak: (bytes: Uint8Array) => Uint8Array,
): ContractAbi | string {
  return runSteps(contractAbiSteps(text, keccak))
}

/** So many members are read between two pauses: about 2 ms. */
const SLICE_ENTRIES = 200

/** The same, with pauses: the longest ABI that the service stores has thousands of functions, each with a hash. */
export function* contractAbiSteps(
  text: string,
  keccak: (bytes: Uint8Array) => Uint8Array,
): Steps<ContractAbi | string> {
  const list = jsonFrom(text)
  if (!Array.isArray(list)) return ''
  const functions = new Map<string, AbiEntry>()
  const errors = new Map<string, AbiEntry>()
  for (const [i, item] of list.entries()) {
    if (i % SLICE_ENTRIES === SLICE_ENTRIES - 1) yield
    // as the specification of the ABI says: "type" can be omitted, defaulting to "function"
    const kind = isRecord(item) ? (item.type ?? 'function') : undefined
    if (!isRecord(item) || typeof kind !== 'string' || !KIND.test(kind)) return `[${i}]`
    const inputs = readParameters(item.inputs ?? [])
    if (!inputs) return `[${i}].inputs`
    const { name } = item
    if (kind !== 'function' && kind !== 'error') continue
    if (typeof name !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(name)) return `[${i}].name`
    // like `transfer(address,uint256)`
    const signature = `${name}(${inputs.map(({ text }) => text)})`
    const into = kind === 'error' ? errors : functions
    into.set(hexFromBytes(keccak(bytesFromUtf8(signature)).subarray(0, 4)), { name, inputs })
  }
  return { functions, errors }
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON: that is the answer
  }
}
