/** Addresses that are a key or a hash in hex, and nothing else: of no chain, Sui and Aptos. */
const PLAIN_HEX = /^(?:0x)?[0-9a-f]{64,130}$/i

/**
 * Writes an address as it is stored: one of Ethereum with the checksum of EIP-55, a key or a hash in hex in lower case. Returns
 * any other text unchanged.
 *
 * Ours: letters that are all lower or all upper case carry no checksum. Letters of mixed case must have it right where a
 * key is chosen (`strict`), and may be anything where an address is only looked up.
 */
export async function toStoredAddress(
  text: string,
  spelling: 'strict' | 'anyCase',
): Promise<string> {
  const form = spelling === 'strict' ? /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/ : /^0x[0-9a-f]{40}$/i
  if (PLAIN_HEX.test(text)) return text.toLowerCase()
  if (!form.test(text)) return text
  // loaded when first needed: the hash function takes a while to start
  const { ethereumAddressFromHex } = await import('./ethereumAddress.ts')
  return ethereumAddressFromHex(text.slice(2))
}
