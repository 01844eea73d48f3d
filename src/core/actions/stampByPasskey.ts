import { isLatchkitError } from '../../errors/anyError.ts'
import { PasskeyNoneFoundError } from '../../errors/passkey.ts'
import { getPasskeyUser } from '../../wire/query/getPasskeyUser.ts'
import type { Config } from '../config/createConfig.ts'
import type { QueryClient } from '../http/createQueryClient.ts'
import { passkeyHeaders } from '../http/passkeyHeaders.ts'
import type { HeadersFromText } from '../http/post.ts'
import type { LatchkitOptions } from '../options.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { passkeySettings } from './passkeySettings.ts'

type Parts = {
  readonly options: LatchkitOptions
  readonly config: Config
  readonly queries: QueryClient
}

/**
 * Lets a passkey of the session's user stamp one request, in place of the session's key.
 *
 * Spec: Authentication › X-Stamp-WebAuthn.
 * Ours: the session's key asks which passkeys the user has, so that the browser offers no other account's. A session that
 * may not ask goes on without: the service knows whose passkey it is.
 *
 * @param signal - closes the prompt. @default none
 * @throws PasskeyNoneFoundError `PASSKEY_NONE_FOUND` when the user has no passkey; nobody is asked then.
 */
export async function stampByPasskey(
  { options, config, queries }: Parts,
  live: LiveSession,
  signal: AbortSignal = new AbortController().signal,
): Promise<HeadersFromText> {
  const app = { options, appName: '', loadConfig: () => config.confirmed(signal) }
  const { rpId } = await passkeySettings(app, signal)
  const ids = await credentialIds(queries, live, signal)
  if (ids?.length === 0) throw new PasskeyNoneFoundError({ details: 'the user has none' })
  const allowCredentials = (ids ?? []).map((id) => ({ id, type: 'public-key' as const }))
  // what a person confirms is confirmed by that person, and not by whoever can touch the key
  const asked = { rpId, userVerification: 'required', place: 'anywhere', allowCredentials } as const
  return passkeyHeaders(asked, signal)
}

/** The user's own; undefined where the session may not ask. */
async function credentialIds(
  queries: QueryClient,
  { keyPair, session: { organizationId, userId } }: LiveSession,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  try {
    const asked = { organizationId, userId }
    const { user } = await queries.query(keyPair, getPasskeyUser, asked, { signal })
    return user.authenticators.map(({ credentialId }) => credentialId)
  } catch (error) {
    if (isLatchkitError(error, 'REQUEST_FORBIDDEN')) return undefined
    throw error
  }
}
