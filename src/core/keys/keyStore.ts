import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'

/** A confirmed login as it is kept: the key, the session token that names it, and the key that vouches for the token. */
export type KeyRecord = {
  readonly keyPair: P256KeyPair
  readonly token: string
  /** The service key that the token was checked with: uncompressed P-256, hex. */
  readonly sessionKeyHex: string
  /** When the session began, by the service's clock: milliseconds since 1970. Absent in records of earlier versions. */
  readonly startedAtMs?: number | undefined
  /** How far the service's clock was ahead of this device's, in milliseconds. Absent when they agreed. */
  readonly clockOffsetMs?: number | undefined
}

/** `device`: survives the tab. `tab`: gone with it. */
export type Persistence = 'device' | 'tab'

/** What was found: a record, or what is left of one when the browser lost its key. */
export type KeptRecord = Omit<KeyRecord, 'keyPair'> & {
  readonly keyPair: P256KeyPair | null
  readonly persistence: Persistence
}

/** The name that a session has when the app gives it none. */
export const DEFAULT_SESSION = 'default'

/**
 * Where sessions and their keys are kept, one record for each name. Key objects go in and come out, never key bytes.
 *
 * A store that cannot keep what it is given keeps it in memory instead and says so; it does not throw.
 * A name that is left out is `DEFAULT_SESSION`.
 */
export type KeyStore = {
  /** Makes a key. It is not kept until `save`. */
  create(): Promise<P256KeyPair>
  /** Keeps one record in place of the one before, and says for how long. */
  save(record: KeyRecord, name?: string): Promise<Persistence>
  /**
   * Keeps a record in place of the one with this key, in one step: false, and nothing is kept, when that one is gone.
   * A session that is being renewed can so never come back after a logout.
   */
  replace(publicKeyHex: string, record: KeyRecord, name?: string): Promise<boolean>
  /**
   * Null when nothing is kept. Whether what is kept is any good is the caller's to check.
   *
   * A store that fails says nothing about what is kept: a session that this tab has then goes on.
   */
  load(name?: string): Promise<KeptRecord | null>
  /** @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` when the record may still be there. */
  clear(name?: string): Promise<void>
  /** Every name under which something is kept. */
  names(): Promise<readonly string[]>
  /** The name that is in use, for all tabs. */
  current(): Promise<string>
  use(name: string): Promise<void>
  /** True when what was kept is gone without anybody here having cleared it: the browser took it away. */
  wasCleared(): Promise<boolean>
  /** Lets go of what is held open; the next call opens it again. */
  close(): void
}
