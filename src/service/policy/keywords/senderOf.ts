import { ethereumAddress } from '../../../crypto/stamp/ethereumAddress.ts'
import { bytesFromHex } from '../../../lib/hex.ts'
import type { Signer } from '../../activity-api/wallets/findSigner.ts'

/**
 * The account on Ethereum from which a key sends, in small letters; undefined for a key of another curve.
 *
 * Ours: it is that of the key. A request may name the key by its id, or by the address that it has elsewhere, and is no
 * other sender for that.
 */
export async function senderOf(signer: Signer): Promise<string | undefined> {
  const { curve, publicKey } = signer.kind === 'account' ? signer.account : signer.privateKey
  if (curve !== 'CURVE_SECP256K1') return undefined
  // accounts from before keys were kept with them have their address alone
  if (publicKey === null) return writtenSenderOf(signer)
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  const point = secp256k1.Point.fromBytes(bytesFromHex(publicKey) ?? new Uint8Array())
  return ethereumAddress(point.toBytes(false))
}

function writtenSenderOf(signer: Signer): string | undefined {
  const isWritten = signer.kind === 'account' && signer.addressFormat === 'ADDRESS_FORMAT_ETHEREUM'
  return isWritten ? signer.account.address.toLowerCase() : undefined
}
