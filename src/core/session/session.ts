/** Who is logged in, until when, and with which key. */
export type Session = {
  readonly organizationId: string
  readonly userId: string
  /** The name of the session's key: compressed P-256, hex. */
  readonly publicKeyHex: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
  /** `device`: kept in this browser until it ends. `tab`: this browser offers no storage, so it ends with the tab. */
  readonly persistence: 'device' | 'tab'
}

/** Why nobody is logged in. */
export type LoggedOutReason = 'never' | 'logged-out' | 'key-lost' | 'refused'

/** Whether somebody is logged in. `loading` until the kept session was read, which is also what a server renders. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'logged-out'; readonly reason: LoggedOutReason }
  | { readonly status: 'logged-in'; readonly session: Session }
  | { readonly status: 'expired' }
