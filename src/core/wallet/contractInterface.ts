import type { SmartContractInterface } from '../../wire/fields/smartContractInterface.ts'

/** What the organization has stored about a contract: how its calls and errors are read. */
export type ContractInterface = {
  readonly id: string
  readonly address: string
  readonly chain: 'ethereum' | 'solana'
  readonly label: string
  readonly notes: string
  /** The ABI of an Ethereum contract or the IDL of a Solana program, as JSON text. */
  readonly json: string
}

/** Spec: Resources and their fields › Smart contract interface. */
export function contractInterfaceFromWire(wire: SmartContractInterface): ContractInterface {
  return {
    id: wire.smartContractInterfaceId,
    address: wire.smartContractAddress,
    chain: wire.type === 'SOLANA' ? 'solana' : 'ethereum',
    label: wire.label,
    notes: wire.notes,
    json: wire.smartContractInterface,
  }
}
