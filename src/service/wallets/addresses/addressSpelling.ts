/**
 * Writes an Ethereum address as it is stored, with the checksum of EIP-55. Returns any other text unchanged.
 *
 * Ours: letters that are all lower or all upper case carry no checksum. Letters of mixed case must have it right where a
 * key is chosen (`strict`), and may be anything where an address is only looked up.
 */
export async function toStoredAddress(
  text: string,
  spelling: 'strict' | 'anyCase',
): Promise<string> {
  const form = spelling === 'strict' ? /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/ : /^0x[0-9a-f]{40}$/i
  if (!form.test(text)) return text
  // loaded when first needed: the hash function takes a while to start
  const { ethereumAddressFromHex } = await import('./ethereumAddress.ts')
  return ethereumAddressFromHex(text.slice(2))
}
