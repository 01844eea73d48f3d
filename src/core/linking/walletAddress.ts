import { ethereumAddress } from '../../crypto/stamp/ethereumAddress.ts'
import { bytesFromHex } from '../../lib/hex.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * The address of a wallet's key, as its owner knows it: of a compressed secp256k1 key that on Ethereum, of an Ed25519 key
 * that on Solana. The curve is loaded when it is first needed.
 */
export async function walletAddress(publicKeyHex: string): Promise<string> {
  if (publicKeyHex.length === 64) return base58(publicKeyHex)
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  return ethereumAddress(secp256k1.Point.fromHex(publicKeyHex).toBytes(false))
}

function base58(hex: string): string {
  let text = ''
  for (let rest = BigInt(`0x${hex}`); rest > 0n; rest /= 58n)
    text = (ALPHABET[Number(rest % 58n)] ?? '') + text
  const bytes = bytesFromHex(hex) ?? new Uint8Array()
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}
