import { base58FromBytes } from '../../crypto/solana/base58.ts'
import { ethereumAddress } from '../../crypto/stamp/ethereumAddress.ts'
import { bytesFromHex } from '../../lib/hex.ts'

/**
 * The address of a wallet's key, as its owner knows it: of a compressed secp256k1 key that on Ethereum, of an Ed25519 key
 * that on Solana. The curve is loaded when it is first needed.
 */
export async function walletAddress(publicKeyHex: string): Promise<string> {
  if (publicKeyHex.length === 64)
    return base58FromBytes(bytesFromHex(publicKeyHex) ?? new Uint8Array())
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  return ethereumAddress(secp256k1.Point.fromHex(publicKeyHex).toBytes(false))
}
