import type { ActionContext } from '../actions/context.ts'
import type { UserOfSession } from '../actions/passkeyContext.ts'
import type { LoginActivities } from '../http/createActivityClient.ts'
import type { LatchkitOptions } from '../options.ts'
import type { LiveSession } from '../session/createSessions.ts'
import type { LoginEvent } from './loginEvent.ts'
import type { ProviderWindow } from './oauth/providerWindow.ts'

/** What the work of a method stands on. */
export type MethodContext = ActionContext & {
  readonly options: LatchkitOptions
  readonly activities: LoginActivities
  /** The user of a session, asked with its key. */
  readonly userOf: UserOfSession
  /** The window of a social login, opened in the click. */
  readonly providerWindow: ProviderWindow
  /** Receives the new session with its key; it begins when the login is done. */
  readonly hold: (live: LiveSession) => void
  /** The session that was received last and has not begun. */
  readonly held: () => LiveSession | null
}

/** The work of one method's states. Each is loaded when a state of it is first entered. */
export type MethodEffect<S> = {
  /** Ends in the event that it brought about; null when there is none. A failure is thrown. */
  run(state: S, signal: AbortSignal): Promise<LoginEvent | null>
  /** Drops what is half done. */
  forget(): void
}
