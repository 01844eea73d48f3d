import { type AnyLatchkitError, isLatchkitError } from '../../../errors/anyError.ts'
import {
  WalletFailedError,
  WalletLockedError,
  WalletRejectedError,
  WalletVanishedError,
  WalletWrongNetworkError,
} from '../../../errors/wallet.ts'
import { redact } from '../../../lib/redact.ts'
import { sliceText } from '../../../lib/sliceText.ts'
import { readMember } from './untrusted.ts'

/** How deep wallets wrap the error that counts. */
const DEPTH = 4

/**
 * What the codes of wallets mean: those of EIP-1193 ("Provider Errors"), 4902 of EIP-3085, -32002 for a request while
 * another is open, and from 5000 on those of wallets in phones.
 */
const CLASS_BY_CODE = new Map<
  unknown,
  | typeof WalletRejectedError
  | typeof WalletLockedError
  | typeof WalletWrongNetworkError
  | typeof WalletVanishedError
>([
  [4001, WalletRejectedError],
  [5000, WalletRejectedError],
  [5001, WalletRejectedError],
  [5002, WalletRejectedError],
  ['ACTION_REJECTED', WalletRejectedError],
  [4100, WalletLockedError],
  [-32002, WalletLockedError],
  [4901, WalletWrongNetworkError],
  [4902, WalletWrongNetworkError],
  [4900, WalletVanishedError],
  [6000, WalletVanishedError],
])

/** Tells by its code why a wallet refused; never by its text. */
export function errorFromWallet(cause: unknown): AnyLatchkitError {
  if (isOurs(cause)) return cause
  const facts = { details: detailsOf(cause), cause }
  const Known = CLASS_BY_CODE.get(codeOf(cause, DEPTH))
  return Known ? new Known(facts) : new WalletFailedError(facts)
}

/** The first code that means something, from the outside in. */
function codeOf(error: unknown, depth: number): unknown {
  const code = readMember(error, 'code')
  if (CLASS_BY_CODE.has(code)) return code
  if (depth === 0) return undefined
  const original = readMember(readMember(error, 'data'), 'originalError')
  return [readMember(error, 'cause'), readMember(error, 'error'), original]
    .filter((inner) => inner !== undefined)
    .map((inner) => codeOf(inner, depth - 1))
    .find((inner) => inner !== undefined)
}

function detailsOf(error: unknown): string | undefined {
  const message = readMember(error, 'message')
  return typeof message === 'string' ? redact(sliceText(message, 200)) : undefined
}

function isOurs(error: unknown): error is AnyLatchkitError {
  try {
    return isLatchkitError(error)
  } catch {
    return false // a proxy that does not let itself be asked
  }
}
