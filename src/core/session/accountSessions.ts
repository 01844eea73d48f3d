import { readSessionKeyName, type SessionKeyFacts } from '../../wire/fields/sessionKeyName.ts'
import type { User } from '../../wire/fields/user.ts'
import type { LoginMethod } from '../config/loginMethod.ts'
import { methodFromProvider } from '../config/methodFromProvider.ts'
import type { Session } from './session.ts'

/** A session of the account, on whatever device, as the service knows it. */
export type AccountSession = {
  /** The id of its key: what `delete_api_keys` takes. */
  readonly id: string
  readonly publicKeyHex: string
  /** Milliseconds since 1970, by the service's clock. */
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
 * The sessions among a user's keys, the newest first; those that are over are left out.
 *
 * Spec: Other named resources (fields from the public wire): the key of a session has the type `CREDENTIAL_TYPE_LOGIN`.
 */
export function sessionsFromUser(
  user: User,
  own: Pick<Session, 'publicKeyHex'>,
  nowMs: number,
): readonly AccountSession[] {
  return user.apiKeys
    .flatMap(({ credential, apiKeyId, apiKeyName, createdAt, expirationSeconds }) => {
      if (credential.type !== 'CREDENTIAL_TYPE_LOGIN' || expirationSeconds === undefined) return []
      const startedAtMs = Number(createdAt.seconds) * 1000
      const expiresAtMs = startedAtMs + Number(expirationSeconds) * 1000
      const { publicKey: publicKeyHex } = credential
      const isCurrent = publicKeyHex === own.publicKeyHex
      const facts = readSessionKeyName(apiKeyName)
      const method = facts.method === null ? null : methodFromProvider(facts.method)
      const { device } = facts
      const id = apiKeyId
      return [{ id, publicKeyHex, startedAtMs, expiresAtMs, isCurrent, method, device }]
    })
    .filter(({ expiresAtMs, isCurrent }) => isCurrent || expiresAtMs > nowMs)
    .toSorted((a, b) => b.startedAtMs - a.startedAtMs)
}
