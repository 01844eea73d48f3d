import { keccak256 } from '../../../crypto/stamp/keccak256.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { isNobody } from '../lostFunds.ts'
import { isSolanaAddress } from './solanaTransfer.ts'

/**
 * What is wrong with an address: it is none, its letters do not fit (a typing mistake), it is nobody's, or it is the very one
 * that is sent from.
 */
export type RecipientFault = 'address' | 'checksum' | 'nobody' | 'own'

/**
 * Checks an address that a person typed or pasted; null when nothing is wrong with it.
 *
 * On Ethereum people send to themselves, to take the place of what is stuck; no transfer on Solana does (`solanaTransfer`).
 *
 * @param caip2 - the chain that it is to be on.
 * @param from - the address that is sent from.
 */
export function recipientFault(text: string, caip2: string, from: string): RecipientFault | null {
  if (!caip2.startsWith('solana:')) return ethereumFault(text)
  if (!isSolanaAddress(text)) return 'address'
  if (text === from) return 'own'
  return isNobody(text) ? 'nobody' : null
}

/** Spec: EIP-55: large and small letters are a checksum. One without any large letter, or any small one, has none. */
function ethereumFault(text: string): RecipientFault | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'address'
  const digits = text.slice(2)
  if (isNobody(text)) return 'nobody'
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || digits === checksummed(digits) ? null : 'checksum'
}

function checksummed(digits: string): string {
  const small = digits.toLowerCase()
  const hash = hexFromBytes(keccak256(bytesFromUtf8(small)))
  return [...small]
    .map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
    .join('')
}
