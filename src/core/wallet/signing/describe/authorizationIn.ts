import { numberFrom } from '../../../../crypto/ethereum/ethFields.ts'
import { decodeRlp } from '../../../../crypto/ethereum/rlp.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { Authorization } from './authorization.ts'

/** The authorization that bytes are, null for others. What EIP-7702 hashes: `05 ‖ rlp([chainId, address, nonce])`. */
export function authorizationIn(bytes: Uint8Array): Authorization | null {
  const list = bytes[0] === 0x05 ? decodeRlp(bytes.subarray(1)) : null
  if (!list || list instanceof Uint8Array || list.length !== 3) return null
  const [chain = [], address, nonceItem = []] = list
  const chainId = numberFrom(chain, 32)
  const nonce = numberFrom(nonceItem, 8)
  if (chainId === null || nonce === null) return null
  if (!(address instanceof Uint8Array) || address.length !== 20) return null
  return { chainId, address: `0x${hexFromBytes(address)}`, nonce }
}
