import {
  type AnyLatchkitError,
  isLatchkitError,
  type LatchkitErrorCode,
} from '../errors/anyError.ts'
import { failure, ProviderRpcError, type providerCodes } from './providerError.ts'

/** What is none of these is internal. */
const meanings: Readonly<Partial<Record<LatchkitErrorCode, keyof typeof providerCodes>>> = {
  SESSION_MISSING: 'unauthorized',
  SESSION_EXPIRED: 'unauthorized',
  SESSION_REFUSED: 'unauthorized',
  STAMP_REFUSED: 'unauthorized',
  KEY_MISSING: 'unauthorized',
  REQUEST_FORBIDDEN: 'unauthorized',
  ACTIVITY_REJECTED: 'unauthorized',
  PASSKEY_CANCELLED: 'userRejected',
  SIGN_REQUEST_INVALID: 'invalidParams',
  REQUEST_INVALID: 'invalidParams',
  TRANSACTION_FAILED: 'transactionRejected',
  CHAIN_UNREACHABLE: 'chainDisconnected',
  ACTIVITY_UNKNOWN: 'disconnected',
  NETWORK_FAILED: 'disconnected',
  REQUEST_TIMED_OUT: 'disconnected',
  RATE_LIMITED: 'limitExceeded',
}

/** Says what went wrong in the words of the standard. What a node said is passed on with its own code and data. */
export function errorFromFailure(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  if (!isLatchkitError(error))
    return failure('internal', 'This could not be finished.', { cause: error })
  if (error.code === 'CHAIN_REFUSED')
    return new ProviderRpcError(error.rpcCode, error.details ?? error.shortMessage, {
      data: error.data,
      cause: error,
    })
  const hash = 'hash' in error ? error.hash : null
  const data = hash === null ? undefined : { hash }
  return failure(meanings[error.code] ?? 'internal', wordsOf(error), { data, cause: error })
}

/** A page has the message alone: what the hint points to is said in it. Details are safe to show. */
function wordsOf({ code, shortMessage, hint, details }: AnyLatchkitError): string {
  if (code === 'TRANSACTION_FAILED') return details || shortMessage
  const reason = details ? ` Details: ${details}` : ''
  return `${shortMessage} ${hint}${reason}`
}
