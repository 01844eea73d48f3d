/** Who is logged in, until when, and with which key. */
export type Session = {
  readonly organizationId: string
  readonly userId: string
  /** The name of the session's key: compressed P-256, hex. */
  readonly publicKeyHex: string
  /** By the service's clock, milliseconds since 1970: compare it with `kit.nowMs()`. */
  readonly expiresAtMs: number
  /** When it began, by the same clock. Absent for a session that an earlier version kept. */
  readonly startedAtMs?: number | undefined
  /** `device`: kept in this browser until it ends. `tab`: this browser offers no storage, so it ends with the tab. */
  readonly persistence: 'device' | 'tab'
}

/**
 * Why nobody is logged in.
 *
 * `logged-out-elsewhere`: in another tab. `key-lost`: the browser has cleared the key, or all that this page kept.
 * `refused`: what was kept did not pass the checks.
 */
export type LoggedOutReason =
  | 'never'
  | 'logged-out'
  | 'logged-out-elsewhere'
  | 'key-lost'
  | 'refused'

/** Whether somebody is logged in. `loading` until the kept session was read, which is also what a server renders. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'logged-out'; readonly reason: LoggedOutReason }
  | { readonly status: 'logged-in'; readonly session: Session }
  | { readonly status: 'expired' }
