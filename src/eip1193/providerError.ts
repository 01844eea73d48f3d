/** The codes of errors, by what they mean: EIP-1193, EIP-1474, EIP-3326, EIP-5792. */
export const providerCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownBundle: 5730,
  bundleTooLarge: 5740,
  atomicityUnsupported: 5760,
  invalidParams: -32602,
  internal: -32603,
  transactionRejected: -32003,
  limitExceeded: -32005,
} as const

/**
 * What a request to the provider fails with.
 *
 * EIP-1193, Errors. `cause` is the error of Latchkit where there is one: `isLatchkitError(error.cause)`.
 */
export class ProviderRpcError extends Error {
  /** Of EIP-1193, EIP-1474, EIP-3326 or EIP-5792; what a node said keeps the node's own. */
  readonly code: number
  /** What a node adds: the bytes that a contract gave up with. */
  readonly data: unknown

  constructor(
    code: number,
    message: string,
    facts: { readonly data?: unknown; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause })
    this.name = 'ProviderRpcError'
    this.code = code
    this.data = facts.data
  }
}

/** The error for what means that. */
export function failure(
  what: keyof typeof providerCodes,
  message: string,
  facts: { readonly data?: unknown; readonly cause?: unknown } = {},
): ProviderRpcError {
  return new ProviderRpcError(providerCodes[what], message, facts)
}
