import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { SessionRefusedError } from '../../errors/session.ts'
import type { Config } from '../config/createConfig.ts'
import type { SessionActivities } from '../http/createActivityClient.ts'
import type { KeyRecord, KeyStore } from '../keys/keyStore.ts'
import type { LiveSession } from '../session/createSessions.ts'
import { readSession } from '../session/readSession.ts'
import type { ServerClock } from '../session/serverClock.ts'

export type RefreshContext = {
  readonly activities: SessionActivities
  readonly config: Config
  readonly keyStore: KeyStore
  readonly clock: ServerClock
  readonly pinned: { readonly sessionKeyHex: string | undefined }
}

/** The session to renew, where it is kept, and the key that the new one will have. */
export type Renewal = {
  readonly name: string
  readonly live: LiveSession
  readonly keyPair: P256KeyPair
}

/**
 * Renews a session: the old key signs for the new one.
 *
 * Ours: the old session stays as it is until the new one has passed every check of a login; then it is replaced in one
 * step of the store. A page that is closed anywhere in between leaves one session that works. The new one lives as long
 * as the configuration says by now.
 *
 * @returns null when the old session was logged out meanwhile: then nothing is kept.
 * @throws SessionRefusedError `SESSION_REFUSED` when the new session fails a check; then the old one stays.
 * @throws SessionExpiredError `SESSION_EXPIRED` when the old one is over at the service.
 */
export async function refreshSession(
  context: RefreshContext,
  { name, live, keyPair }: Renewal,
): Promise<LiveSession | null> {
  const { clock, keyStore, pinned } = context
  const { organizationId, userId, publicKeyHex, persistence } = live.session
  const { sessionLifetimeMs, sessionKeyHex: namedKeyHex } = await context.config.confirmed()
  const sessionKeyHex = pinned.sessionKeyHex ?? namedKeyHex
  if (!sessionKeyHex) throw new SessionRefusedError({ details: 'no key to check it with is known' })

  const sender = { key: live.keyPair, organizationId }
  const { session: token } = await context.activities.submit(sender, 'stampLogin', {
    publicKey: keyPair.publicKeyHex,
    expirationSeconds: String(Math.round(sessionLifetimeMs / 1000)),
  })

  const startedAtMs = clock.nowMs()
  const reading = await readSession({ token, keyPair, sessionKeyHex }, startedAtMs)
  if (reading.kind !== 'valid') throw new SessionRefusedError({ details: reading.kind })
  const { claims } = reading
  if (claims.organizationId !== organizationId || claims.userId !== userId)
    throw new SessionRefusedError({ details: 'it belongs to another account' })

  const record: KeyRecord = {
    token,
    keyPair,
    sessionKeyHex,
    startedAtMs,
    clockOffsetMs: clock.offsetMs(),
  }
  if (!(await keyStore.replace(publicKeyHex, record, name))) return null
  // a device that has no room left keeps the new one for this tab alone
  const kept = await keyStore.load(name).catch(() => null)
  const session = { ...claims, startedAtMs, persistence: kept?.persistence ?? persistence }
  return { session, keyPair }
}
