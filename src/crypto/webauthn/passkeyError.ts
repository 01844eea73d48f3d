import { RequestAbortedError } from '../../errors/http.ts'
import {
  PasskeyCancelledError,
  PasskeyDomainInvalidError,
  PasskeyExistsError,
  PasskeyUnsupportedError,
} from '../../errors/passkey.ts'

/** What a failed exchange with an authenticator turns into. */
export type PasskeyFailure =
  | PasskeyCancelledError
  | PasskeyDomainInvalidError
  | PasskeyExistsError
  | PasskeyUnsupportedError
  | RequestAbortedError

/** What was tried: the domain, and the permission that a frame needs for it. */
export type Tried = {
  readonly rpId: string
  readonly permission: 'publickey-credentials-create' | 'publickey-credentials-get'
}

/**
 * Names the cause behind the few exceptions that browsers throw for passkeys.
 *
 * WebAuthn level 3 sections 5.1.3.1 (making one) and 5.1.4.3 (using one).
 */
export function passkeyError(cause: unknown, { rpId, permission }: Tried): PasskeyFailure {
  const name = nameOf(cause)
  switch (name) {
    // 5.1.3.1 and 5.1.4.3, AbortError: the page's own signal ended it
    case 'AbortError':
      return new RequestAbortedError({ cause })
    // 5.1.3.1 and 5.1.4.3, SecurityError: the page's domain is not valid, or is not below `rp.id` and not related to it
    case 'SecurityError':
      return new PasskeyDomainInvalidError({ rpId, cause })
    // 5.1.3.1, NotSupportedError: no authenticator knows any of the algorithms
    case 'NotSupportedError':
    // 5.1.3.1, ConstraintError: no authenticator can keep a passkey, or check who is there
    case 'ConstraintError':
      return new PasskeyUnsupportedError({ details: name, cause })
    // 5.1.3.1, InvalidStateError: the person agreed, and the authenticator knows an entry of `excludeCredentials`
    case 'InvalidStateError':
      return new PasskeyExistsError({ cause })
    // 5.1.3.1 and 5.1.4.3, NotAllowedError: declined, out of time, or not permitted in this frame (section 5.10); the
    // browser tells these apart for nobody (section 14.5)
    case 'NotAllowedError':
      return isForbidden(permission)
        ? new PasskeyUnsupportedError({ details: permission, cause })
        : new PasskeyCancelledError({ cause })
    // 6.3.2 and 6.3.3, UnknownError, and whatever an extension of the browser throws instead
    default:
      return new PasskeyCancelledError({ details: name, cause })
  }
}

function nameOf(cause: unknown): string {
  return cause instanceof Error || cause instanceof DOMException ? cause.name : 'unknown'
}

/** Whether the page around this frame keeps the permission back. Only some browsers tell. */
function isForbidden(permission: string): boolean {
  const policy: unknown =
    typeof document === 'undefined' ? null : Reflect.get(document, 'featurePolicy')
  const { allowsFeature } = Object(policy)
  return typeof allowsFeature === 'function' && allowsFeature.call(policy, permission) === false
}
