import type { AnyLatchkitError } from '../../errors/anyError.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { LoginState } from './loginState.ts'

type Failure = Extract<LoginEvent, { type: 'failed' }>
type Blocked = Extract<LoginState, { at: 'blocked' }>

/** How long to wait before the next try by itself: longer each time, then the last one for good. */
const WAITS_MS = [8_000, 16_000, 32_000] as const
const LONGEST_WAIT_MS = 60_000

/** The login held up by something outside; null when the failure is about what was typed or sent. */
export function blockedState(failure: Failure, resume: Blocked['resume']): Blocked | null {
  const { error, nowMs, isOnline, retries } = failure
  const obstacle = obstacleOf(error)
  if (!obstacle) return null
  const waitMs = WAITS_MS[retries] ?? LONGEST_WAIT_MS
  const isOffline = error.code === 'NETWORK_FAILED' && !isOnline
  const retryAtMs = obstacle === 'passing' && !isOffline ? nowMs + waitMs : null
  return { at: 'blocked', error, retryAtMs, retries, resume }
}

/** `passing`: may be over in a moment. `lasting`: somebody has to change something first. */
function obstacleOf(error: AnyLatchkitError): 'passing' | 'lasting' | null {
  switch (error.code) {
    case 'NETWORK_FAILED':
    case 'REQUEST_TIMED_OUT':
    case 'CONFIG_UNAVAILABLE':
      return 'passing'
    case 'HTTP_STATUS':
      return error.status >= 500 ? 'passing' : null
    case 'INVALID_RESPONSE':
    case 'ORIGIN_NOT_ALLOWED':
    case 'CONFIG_NOT_FOUND':
      return 'lasting'
    default:
      return null
  }
}
