/** The fields of a transaction that the service sends, as they travel; numbers are text, decimal or hex with 0x. */
export type SendFields = {
  readonly to: string
  readonly value?: string | undefined
  readonly data?: string | undefined
  readonly nonce?: string | undefined
  readonly gasLimit?: string | undefined
  readonly maxFeePerGas?: string | undefined
  readonly maxPriorityFeePerGas?: string | undefined
}

/** The parsed fields of a transaction that the service sends. Addresses and data are in lower case, with 0x. */
export type ReadSend = {
  readonly to: string
  readonly value: bigint
  readonly data: string
  readonly nonce: bigint | undefined
  readonly gas: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
}

/** A nonce is below 2^53 here, far beyond what any account reaches. */
const MAX_NONCE = BigInt(Number.MAX_SAFE_INTEGER)
const MAX_GAS = 2n ** 64n - 1n
const MAX_WORD = 2n ** 256n - 1n
const MAX_DATA_HEX = 2 * 128 * 1024

/**
 * Reads the fields of a transaction to send, by the one set of rules that the kit and the service share.
 *
 * Spec: eth_send_transaction (from the public wire).
 *
 * @returns the requirement that is not met, as a sentence that begins with the field.
 */
export function readSendFields(fields: SendFields): ReadSend | string {
  const to = readAddress(fields.to)
  if (to === null) return 'calls.0.to must be an address'
  const data = readData(fields.data)
  if (data === null) return 'calls.0.data must be whole bytes of hex'
  const value = readNumber(fields.value, MAX_WORD)
  const nonce = readNumber(fields.nonce, MAX_NONCE)
  const gas = readNumber(fields.gasLimit, MAX_GAS)
  const maxFeePerGas = readNumber(fields.maxFeePerGas, MAX_WORD)
  const maxPriorityFeePerGas = readNumber(fields.maxPriorityFeePerGas, MAX_WORD)
  const isNumber = 'must be a whole number as text'
  if (value === null) return `calls.0.value ${isNumber}`
  if (nonce === null) return `nonce ${isNumber}`
  if (gas === null) return `gasLimit ${isNumber}`
  if (maxFeePerGas === null) return `maxFeePerGas ${isNumber}`
  if (maxPriorityFeePerGas === null) return `maxPriorityFeePerGas ${isNumber}`
  if (maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > (maxFeePerGas ?? MAX_WORD))
    return 'maxPriorityFeePerGas must not be above maxFeePerGas'
  return { to, value: value ?? 0n, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas }
}

/** An address of Ethereum in lower case; null for anything else. */
export function readAddress(text: string): string | null {
  return /^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : null
}

/** Parses a number. Empty text counts as absent, because some clients send it. Returns null for any other text. */
function readNumber(text: string | undefined, most: bigint): bigint | null | undefined {
  if (text === undefined || text === '') return undefined
  const isNumber = text.length <= 78 && /^(?:\d+|0x[0-9a-fA-F]+)$/.test(text)
  return isNumber && BigInt(text) <= most ? BigInt(text) : null
}

function readData(text = ''): string | null {
  const digits = text.startsWith('0x') ? text.slice(2) : text
  const isHex = digits.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(digits)
  return isHex && digits.length <= MAX_DATA_HEX ? `0x${digits.toLowerCase()}` : null
}
