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
  // names may lead around in a circle: each key is listed, or among the earlier ones of exactly one that is newer
  const shown = new Map<Key, AccountKey>()
  let left: readonly Key[] = keys.toSorted(byAge)
  for (let [key] = left; key; [key] = left) {
    // whatever came in place of the one in use, that one is not over
    const others = left.filter((one) => one !== key && !one.isCurrent)
    const earlier = earlierKeys(key, others)
    left = left.filter((one) => one !== key && !earlier.includes(one))
    shown.set(key, withEarlier(key, earlier))
  }
  return keys
    .flatMap((key) => shown.get(key) ?? [])
    .toSorted((a, b) => b.startedAtMs - a.startedAtMs)
}

/** The newest first. */
function byAge(a: Key, b: Key): number {
  return b.startedAtMs - a.startedAtMs || (a.id < b.id ? 1 : -1)
}

/** A session with the keys that it had before. */
function withEarlier({ replaced, ...key }: Key, earlier: readonly Key[]): AccountKey {
  const startedAtMs = Math.min(key.startedAtMs, ...earlier.map((one) => one.startedAtMs))
  const uses = [key, ...earlier].flatMap(({ lastUsedAtMs }) => lastUsedAtMs ?? [])
  const lastUsedAtMs = uses.length === 0 ? null : Math.max(...uses)
  return { ...key, startedAtMs, lastUsedAtMs, earlierIds: earlier.map(({ id }) => id) }
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

/** For how long after a renewal the key from before may stamp: what was under way in other tabs. Uses are told to the minute. */
const LEFT_OVER_MS = 60_000

/**
 * The keys that a session had before, as far as they are there. Only a session is replaced, only by one that is newer, and no
 * key that still stamps: a name says what whoever held the key before it wanted.
 */
function earlierKeys(key: Key, keys: readonly Key[]): readonly Key[] {
  const before = keys.find(
    (one) => one.kind === 'session' && sessionMark(one.publicKeyHex) === key.replaced,
  )
  if (!before || byAge(key, before) > 0) return []
  if ((before.lastUsedAtMs ?? 0) > key.startedAtMs + LEFT_OVER_MS) return []
  return [
    before,
    ...earlierKeys(
      before,
      keys.filter((one) => one !== before),
    ),
  ]
}
