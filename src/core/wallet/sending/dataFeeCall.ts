/** The first 4 bytes of the hash of `getL1Fee(bytes)`: it is given the unsigned transaction, and allows for the signature. */
const GET_L1_FEE = '0x49948e0e'

/** For what is filled in later: as long as it gets, and such that nothing is saved by packing it. */
export const LATER = {
  nonce: 0x1a2b3cn,
  gas: 0x4d5e6fn,
  fees: { maxFeePerGas: 0x708192a3b4n, maxPriorityFeePerGas: 0xc5d6e7f8n },
}

/**
 * What a rollup of the OP stack is asked with.
 *
 * @param unsigned - the transaction as hex without 0x.
 */
export function dataFeeCall(unsigned: string): string {
  const words = [32, unsigned.length / 2].map((number) => number.toString(16).padStart(64, '0'))
  const bytes = unsigned.padEnd(Math.ceil(unsigned.length / 64) * 64, '0')
  return GET_L1_FEE + words.join('') + bytes
}
