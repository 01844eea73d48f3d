import type { UserVerification } from '../../crypto/webauthn/createPasskey.ts'
import type { ActivityClient } from '../http/createActivityClient.ts'
import type { QueryClient } from '../http/createQueryClient.ts'
import type { ActionContext } from './context.ts'

/** What passkeys are made and used with. */
export type PasskeySettings = {
  /** The domain that they belong to. */
  readonly rpId: string
  readonly userVerification: UserVerification
  /** The app, as people read it. */
  readonly appName: string
}

/** What the actions with passkeys need. */
export type PasskeyContext = ActionContext & {
  readonly activities: ActivityClient
  readonly queries: QueryClient
  /** What the service and the app have settled. */
  readonly passkeySettings: (signal: AbortSignal) => Promise<PasskeySettings>
}
