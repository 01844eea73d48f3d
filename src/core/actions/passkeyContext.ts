import type { UserVerification } from '../../crypto/webauthn/createPasskey.ts'
import type { PasskeyUser } from '../../wire/query/getPasskeyUser.ts'
import type { LoginActivities } from '../http/createActivityClient.ts'
import type { LiveSession } from '../session/createSessions.ts'
import type { ActionContext } from './context.ts'

/** What passkeys are made and used with. */
export type PasskeySettings = {
  /** The domain that they belong to. */
  readonly rpId: string
  readonly userVerification: UserVerification
  /** The app, as people read it. */
  readonly appName: string
}

/** Asks for the user of a session, with its key. */
export type UserOfSession = (live: LiveSession, signal: AbortSignal) => Promise<PasskeyUser>

/** What the actions with passkeys need. */
export type PasskeyContext = ActionContext & {
  readonly activities: LoginActivities
  readonly userOf: UserOfSession
  /** What the service and the app have settled. */
  readonly passkeySettings: (signal: AbortSignal) => Promise<PasskeySettings>
}
