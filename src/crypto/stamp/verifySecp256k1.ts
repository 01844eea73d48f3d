/**
 * Says whether a signature is by this secp256k1 key over this hash; null when the text names no point. Never throws.
 *
 * Ours: s in the upper half is accepted, as with P-256. The library is loaded when a stamp of this curve first comes:
 * most services never see one.
 *
 * @param publicKeyHex - compressed, 66 characters.
 * @param signature - r and s, 32 bytes each.
 * @param hash - 32 bytes.
 */
export async function verifySecp256k1(
  publicKeyHex: string,
  signature: Uint8Array,
  hash: Uint8Array,
): Promise<boolean | null> {
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  try {
    const point = secp256k1.Point.fromHex(publicKeyHex).toBytes()
    return secp256k1.verify(signature, hash, point, { prehash: false, lowS: false })
  } catch {
    return null // no point has this x: that is the answer
  }
}
