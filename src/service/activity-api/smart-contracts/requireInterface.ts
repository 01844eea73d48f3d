import { contractAbiSteps } from '../../../crypto/abi/contractAbi.ts'
import { readSolanaIdl } from '../../../crypto/solana/idl/readSolanaIdl.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SmartContractInterfaceRow } from '../../store/chainRows.ts'
import { runInTurns } from '../../takeTurn.ts'

type Given = Pick<SmartContractInterfaceRow, 'type' | 'address' | 'interfaceText'>

/** Ours, and that of the public service. */
const MAX_BYTES = 400_000

/**
 * Checks that a text is the interface of a contract, and an address one of that chain.
 *
 * @returns the address as it is looked up.
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function requireInterface({ type, address, interfaceText }: Given): Promise<string> {
  if (bytesFromUtf8(interfaceText).length > MAX_BYTES)
    throw invalid(`smartContractInterface must have at most ${MAX_BYTES} bytes`)
  const addressKey = type === 'ETHEREUM' ? ethereumKey(address) : await solanaKey(address)
  if (addressKey === null) throw invalid('smartContractAddress must be an address of its chain')
  const [form, read] =
    type === 'ETHEREUM'
      ? ['contract ABI', await runInTurns(contractAbiSteps(interfaceText, withoutNames))]
      : ['Solana IDL', readSolanaIdl(interfaceText)]
  if (typeof read === 'string')
    throw invalid(`smartContractInterface${read && `, at ${read},`} must be the JSON of a ${form}`)
  return addressKey
}

/** Only the form is checked: nothing is looked up by the hashes of functions. */
function withoutNames(): Uint8Array {
  return new Uint8Array(4)
}

function ethereumKey(address: string): string | null {
  return /^0x[0-9a-fA-F]{40}$/.test(address) ? address.toLowerCase() : null
}

async function solanaKey(address: string): Promise<string | null> {
  const { base58 } = await import('@scure/base')
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return null
  return base58.decode(address).length === 32 ? address : null
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
