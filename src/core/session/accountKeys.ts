import {
  readSessionKeyName,
  type SessionKeyFacts,
  sessionMark,
} from '../../wire/fields/sessionKeyName.ts'
import type { ApiKey, User } from '../../wire/fields/user.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import { methodFromProvider } from '../config/methodFromProvider.ts'
import { msFromTime } from '../http/msFromTime.ts'
import type { Session } from './session.ts'

/** A key that can act for the account, on whatever device, as the service knows it. */
export type AccountKey = {
  /** The id of the key: what `delete_api_keys` takes. */
  readonly id: string
  /** The ids of the session's keys from before its renewals that have not expired yet. */
  readonly earlierIds: readonly string[]
  /**
   * A `session` began with a login. An `apiKey` was registered, by a session or by a server. A `wallet` is a login method
   * of the person, and stays when all others end.
   */
  readonly kind: 'session' | 'apiKey' | 'wallet'
  /** The name that was given to the key when it was registered. The service names the keys of sessions. */
  readonly name: string
  readonly publicKeyHex: string
  /**
   * When the session began, or the key was registered: milliseconds since 1970, by the service's clock. Of a renewed
   * session as far back as its keys are there.
   */
  readonly startedAtMs: number
  /** Null for a key without an end. */
  readonly expiresAtMs: number | null
  /** When the key last stamped a request, to the minute; null if it never did, or if the service does not report it. */
  readonly lastUsedAtMs: number | null
  /** True for the session in use here. */
  readonly isCurrent: boolean
  /** The login method of the session; null if the service does not report it. */
  readonly method: LoginMethod | null
  /** The browser and the operating system of the session; null if the service does not report them. */
  readonly device: SessionKeyFacts['device']
}

/** A key of a session, and the key that it replaced. */
type Key = AccountKey & { readonly replaced: SessionKeyFacts['replaced'] }

/**
 * Every key that can act for a user, the newest first; those that are over are left out. A session that was renewed has a
 * key for each time until they end, and is one session all the same: what it had before, its `earlierIds` name.
 *
 * Spec: Other named resources (fields from the public wire): the key of a session has the type `CREDENTIAL_TYPE_LOGIN`.
 */
export function readAccountKeys(
  user: User,
  own: Pick<Session, 'publicKeyHex'>,
  nowMs: number,
): readonly AccountKey[] {
  const keys = user.apiKeys
    .map((key) => readKey(key, own))
    .filter(
      ({ expiresAtMs, isCurrent }) => isCurrent || expiresAtMs === null || expiresAtMs > nowMs,
    )
  // whatever came in place of the one in use, that one is not over
  const others = keys.filter(({ isCurrent }) => !isCurrent)
  return keys
    .filter((key) => key.isCurrent || !isReplaced(key, keys))
    .map(({ replaced, ...key }) => {
      const earlier = earlierKeys(replaced, others)
      const startedAtMs = Math.min(key.startedAtMs, ...earlier.map((one) => one.startedAtMs))
      const uses = [key, ...earlier].flatMap(({ lastUsedAtMs }) => lastUsedAtMs ?? [])
      const lastUsedAtMs = uses.length === 0 ? null : Math.max(...uses)
      return { ...key, startedAtMs, lastUsedAtMs, earlierIds: earlier.map(({ id }) => id) }
    })
    .toSorted((a, b) => b.startedAtMs - a.startedAtMs)
}

function readKey(key: ApiKey, own: Pick<Session, 'publicKeyHex'>): Key {
  const { credential, apiKeyId, apiKeyName, createdAt, expirationSeconds, lastUsedAt } = key
  const { publicKey: publicKeyHex } = credential
  const isCurrent = publicKeyHex === own.publicKeyHex
  const kind = isCurrent ? 'session' : kindOfType(credential.type)
  // anybody may call an API key what the service calls a session
  const { method, device, replaced } =
    credential.type === SESSION_KEY ? readSessionKeyName(apiKeyName) : NOTHING_SAID
  const startedAtMs = msFromTime(createdAt)
  return {
    id: apiKeyId,
    earlierIds: [],
    kind,
    name: apiKeyName,
    publicKeyHex,
    startedAtMs,
    expiresAtMs:
      expirationSeconds === undefined ? null : startedAtMs + Number(expirationSeconds) * 1000,
    lastUsedAtMs: lastUsedAt === undefined ? null : msFromTime(lastUsedAt),
    isCurrent,
    method: method === null ? null : methodFromProvider(method),
    device,
    replaced,
  }
}

const SESSION_KEY = 'CREDENTIAL_TYPE_LOGIN'
const NOTHING_SAID: SessionKeyFacts = { method: null, device: null, replaced: null }

function kindOfType(type: string): AccountKey['kind'] {
  if (type === SESSION_KEY) return 'session'
  const isOfWallet = /_(SECP256K1|ED25519)$/.test(type)
  return isOfWallet ? 'wallet' : 'apiKey'
}

/** Only a session is replaced, and only by one: a key that names another hides nothing. */
function isReplaced({ kind, publicKeyHex }: Key, keys: readonly Key[]): boolean {
  return kind === 'session' && keys.some(({ replaced }) => replaced === sessionMark(publicKeyHex))
}

/** The keys that a session had before, as far as they are there. Each counts once, whatever their names say. */
function earlierKeys(replaced: Key['replaced'], keys: readonly Key[]): readonly Key[] {
  const before = keys.find(
    ({ kind, publicKeyHex }) => kind === 'session' && sessionMark(publicKeyHex) === replaced,
  )
  if (replaced === null || !before) return []
  return [
    before,
    ...earlierKeys(
      before.replaced,
      keys.filter((one) => one !== before),
    ),
  ]
}
