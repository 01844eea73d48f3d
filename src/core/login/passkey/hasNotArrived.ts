import { isLatchkitError } from '../../../errors/anyError.ts'

/** Whether a request may still succeed as it is: nobody has refused it. */
export function hasNotArrived(error: unknown): boolean {
  if (!isLatchkitError(error)) return false
  switch (error.code) {
    case 'NETWORK_FAILED':
    case 'REQUEST_TIMED_OUT':
    case 'REQUEST_ABORTED':
    case 'RATE_LIMITED':
      return true
    case 'HTTP_STATUS':
      return error.status >= 500
    default:
      return false
  }
}
