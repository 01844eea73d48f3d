import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { compressPublicKey } from '../p256/compressPublicKey.ts'
import { derFromRaw } from '../p256/derSignature.ts'
import { ethereumAddress } from './ethereumAddress.ts'
import { keccak256 } from './keccak256.ts'
import { personalMessage } from './personalMessage.ts'
import { recoverSecp256k1 } from './recoverSecp256k1.ts'
import type { Stamp } from './stampFormat.ts'

const SIGNATURE = /^0x[0-9a-f]{130}$/i

/** The last byte of a signature says which of the possible keys made it; wallets count from 27, devices from 0. */
const RECOVERY = new Map([
  [0, 0],
  [1, 1],
  [27, 0],
  [28, 1],
])

/**
 * Makes a stamp of what an Ethereum wallet signed with `personal_sign`.
 *
 * The wallet tells its address alone; the public key that a stamp names is recovered from the signature (SEC 1 section
 * 4.1.6) and counts only if it is the key of that address.
 *
 * Spec: Activity endpoints › X-Stamp; the scheme is what the published clients send (wire facts, X-Stamp).
 *
 * @param body - the text that was signed.
 * @param signatureHex - as the wallet gave it: r, s and the recovery byte.
 * @param address - the account that was asked to sign.
 * @returns null when it is no signature of that account over that text, for example that of a contract.
 */
export function ethereumStamp(body: string, signatureHex: string, address: string): Stamp | null {
  const bytes = SIGNATURE.test(signatureHex) ? bytesFromHex(signatureHex.slice(2)) : null
  const recovery = bytes && RECOVERY.get(bytes[64] ?? -1)
  if (!bytes || recovery === null || recovery === undefined) return null
  const raw = bytes.subarray(0, 64)
  const hash = keccak256(personalMessage(bytesFromUtf8(body)))
  const point = recoverSecp256k1(hash, raw, recovery === 1)
  if (!point || ethereumAddress(point) !== address.toLowerCase()) return null
  return {
    publicKey: compressPublicKey(point),
    scheme: 'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191',
    signature: hexFromBytes(derFromRaw(raw)),
  }
}
