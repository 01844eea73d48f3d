import type { AnyLatchkitError } from '../../errors/anyError.ts'
import type { SignFailedWords } from '../words/en/signFailed.ts'

type Kind = keyof SignFailedWords

/** What is known of a request that went out before it failed: by which words it is told. */
export function signFailedKind(error: AnyLatchkitError): Kind {
  if (error.code === 'CHAIN_UNREACHABLE' && error.hash !== null)
    return error.isEarlier ? 'earlierSend' : 'unknownSend'
  // what the service refuses it has not done
  if (error.code === 'HTTP_STATUS' && error.status < 500) return 'failed'
  return kinds[error.code] ?? 'failed'
}

const kinds: Readonly<Partial<Record<AnyLatchkitError['code'], Kind>>> = {
  ACTIVITY_UNKNOWN: 'unknownSubmit',
  NETWORK_FAILED: 'noAnswer',
  REQUEST_TIMED_OUT: 'noAnswer',
  HTTP_STATUS: 'noAnswer',
  INVALID_RESPONSE: 'noAnswer',
  REQUEST_FORBIDDEN: 'notAllowed',
  ACTIVITY_REJECTED: 'notAllowed',
  ACTIVITY_NEEDS_CONSENSUS: 'needsOthers',
}
