import {
  type AbiEntry,
  type ContractAbi,
  readContractAbi,
} from '../../../../crypto/abi/contractAbi.ts'
import { decodeAbi } from '../../../../crypto/abi/decodeAbi.ts'
import { keccak256 } from '../../../../crypto/stamp/keccak256.ts'
import type { NamedContract } from '../../contractInterface.ts'
import { nodesOfValues } from './abiNodes.ts'
import { isSame } from './party.ts'
import type { SignFacts, StoredCall } from './reading.ts'

/**
 * Looks functions up in what is stored of contracts.
 *
 * The newest is asked first, as the service does for its policies.
 */
export function storedFacts(interfaces: readonly NamedContract[]): Partial<SignFacts> {
  return {
    storedCall(contract, selector) {
      for (const { address, chain, json } of interfaces) {
        if (chain !== 'ethereum' || !isSame(address, contract)) continue
        const abi = readContractAbi(json, keccak256)
        if (typeof abi === 'string') continue
        const entry = abi.functions.get(selector)
        if (entry) return storedFrom(entry, abi)
      }
      return null
    },
  }
}

function storedFrom(entry: AbiEntry, { functions }: ContractAbi): StoredCall {
  return {
    ...entry,
    functions,
    read(data, { leaf }) {
      const values = decodeAbi(entry.inputs, data)
      return values && nodesOfValues(entry.inputs, values, leaf)
    },
  }
}
