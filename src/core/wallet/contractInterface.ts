import type { SmartContractInterface } from '../../wire/fields/smartContractInterface.ts'

/** What names a contract, and reads its calls. */
export type NamedContract = {
  readonly address: string
  readonly chain: 'ethereum' | 'solana'
  readonly label: string
  /** The ABI of an Ethereum contract or the IDL of a Solana program, as JSON text. */
  readonly json: string
}

/** What the organization has stored about a contract: how its calls and errors are read. */
export type ContractInterface = NamedContract & { readonly id: string; readonly notes: string }

/** Spec: Resources and their fields › Smart contract interface. */
export function contractInterfaceFromWire(wire: SmartContractInterface): ContractInterface {
  return { id: wire.smartContractInterfaceId, notes: wire.notes, ...namedContractFromWire(wire) }
}

/** That part of it. */
export function namedContractFromWire(wire: SmartContractInterface): NamedContract {
  return {
    address: wire.smartContractAddress,
    chain: wire.type === 'SOLANA' ? 'solana' : 'ethereum',
    label: wire.label,
    json: wire.smartContractInterface,
  }
}
