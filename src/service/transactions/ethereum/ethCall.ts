/** What a transaction asks a node: who calls whom with what. Hex with 0x; numbers too. */
export type EthCall = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/** A number as nodes write it. */
export function quantity(number: bigint): string {
  return `0x${number.toString(16)}`
}

/** Reads a number that a node wrote; null for anything else. */
export function numberFromQuantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : null
}
