import type { EthereumCall } from '../signing/signRequest.ts'

/** An authorization with its signature (EIP-7702). */
export type SignedAuthorization = {
  readonly chainId: bigint
  readonly address: string
  readonly nonce: bigint
  readonly yParity: bigint
  readonly r: bigint
  readonly s: bigint
}

/** An entry of an access list (EIP-2930): a contract, and places in its storage. Hex with 0x. */
export type AccessListEntry = {
  readonly address: string
  readonly storageKeys: readonly string[]
}

/** A transaction on an Ethereum chain with all that the chain knows. What is left out the chain says. */
export type EthereumTransaction = Omit<EthereumCall, 'sponsored' | 'gasStationNonce'> & {
  /** In wei per unit of gas: a transaction from before EIP-1559. */
  readonly gasPrice?: bigint | undefined
  readonly accessList?: readonly AccessListEntry[] | undefined
  readonly authorizationList?: readonly SignedAuthorization[] | undefined
}

/** What each unit of gas costs, in wei. */
export type FeesOfNow = {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** The same, or as before EIP-1559. */
export type GasFees = { readonly gasPrice: bigint } | FeesOfNow

/** The same with nothing left out. */
export type FilledTransaction = Pick<
  EthereumTransaction,
  'to' | 'data' | 'accessList' | 'authorizationList'
> & {
  readonly chainId: bigint
  readonly nonce: bigint
  readonly gas: bigint
  readonly value: bigint
  readonly fees: GasFees
}
