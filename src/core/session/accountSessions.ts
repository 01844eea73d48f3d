import {
  readSessionKeyName,
  type SessionKeyFacts,
  sessionMark,
} from '../../wire/fields/sessionKeyName.ts'
import type { User } from '../../wire/fields/user.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import { methodFromProvider } from '../config/methodFromProvider.ts'
import { msFromTime } from '../http/msFromTime.ts'
import type { Session } from './session.ts'

/** A session of the account, on whatever device, as the service knows it. */
export type AccountSession = {
  /** The id of its key: what `delete_api_keys` takes. */
  readonly id: string
  /** The same of the keys that it had before it was renewed, and that are not over yet. */
  readonly earlierIds: readonly string[]
  readonly publicKeyHex: string
  /** Milliseconds since 1970, by the service's clock. Of a renewed one as far back as its keys are there. */
  readonly startedAtMs: number
  readonly expiresAtMs: number
  /** True for the one in use here. */
  readonly isCurrent: boolean
  /** By what somebody logged in; null where the service does not say. */
  readonly method: LoginMethod | null
  /** In what browser, and on what system; null where the service does not say. */
  readonly device: SessionKeyFacts['device']
}

/**
 * The sessions among a user's keys, the newest first; those that are over are left out. A session that was renewed has a
 * key for each time until they end, and is one session all the same: what it had before, its `earlierIds` name.
 *
 * Spec: Other named resources (fields from the public wire): the key of a session has the type `CREDENTIAL_TYPE_LOGIN`.
 */
export function sessionsFromUser(
  user: User,
  own: Pick<Session, 'publicKeyHex'>,
  nowMs: number,
): readonly AccountSession[] {
  const keys = user.apiKeys
    .flatMap(({ credential, apiKeyId, apiKeyName, createdAt, expirationSeconds }) => {
      if (credential.type !== 'CREDENTIAL_TYPE_LOGIN' || expirationSeconds === undefined) return []
      const startedAtMs = msFromTime(createdAt)
      const expiresAtMs = startedAtMs + Number(expirationSeconds) * 1000
      const { publicKey: publicKeyHex } = credential
      const isCurrent = publicKeyHex === own.publicKeyHex
      const facts = readSessionKeyName(apiKeyName)
      const method = facts.method === null ? null : methodFromProvider(facts.method)
      const { device, replaced } = facts
      const id = apiKeyId
      return [{ id, publicKeyHex, startedAtMs, expiresAtMs, isCurrent, method, device, replaced }]
    })
    .filter(({ expiresAtMs, isCurrent }) => isCurrent || expiresAtMs > nowMs)
  // whatever came in place of the one in use, that one is not over
  const others = keys.filter(({ isCurrent }) => !isCurrent)
  return keys
    .filter(({ isCurrent, publicKeyHex }) => isCurrent || !isReplaced(publicKeyHex, keys))
    .map(({ replaced, ...session }) => {
      const earlier = earlierKeys(replaced, others)
      const startedAtMs = Math.min(session.startedAtMs, ...earlier.map((one) => one.startedAtMs))
      return { ...session, startedAtMs, earlierIds: earlier.map(({ id }) => id) }
    })
    .toSorted((a, b) => b.startedAtMs - a.startedAtMs)
}

/** The key of a session, as far as it matters which came in place of which. */
type SessionKey = Pick<AccountSession, 'id' | 'publicKeyHex' | 'startedAtMs'> & {
  readonly replaced: SessionKeyFacts['replaced']
}

function isReplaced(publicKeyHex: string, keys: readonly SessionKey[]): boolean {
  return keys.some(({ replaced }) => replaced === sessionMark(publicKeyHex))
}

/** The keys that a session had before, as far as they are there. Each counts once, whatever their names say. */
function earlierKeys(
  replaced: SessionKey['replaced'],
  keys: readonly SessionKey[],
): readonly SessionKey[] {
  const before = keys.find(({ publicKeyHex }) => sessionMark(publicKeyHex) === replaced)
  if (replaced === null || !before) return []
  return [
    before,
    ...earlierKeys(
      before.replaced,
      keys.filter((one) => one !== before),
    ),
  ]
}
