import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'

/** A confirmed login as it is kept: the key, the session token that names it, and the key that vouches for the token. */
export type KeyRecord = {
  readonly keyPair: P256KeyPair
  readonly token: string
  /** The service key that the token was checked with: uncompressed P-256, hex. */
  readonly sessionKeyHex: string
}

/** `device`: survives the tab. `tab`: gone with it. */
export type Persistence = 'device' | 'tab'

/** What was found: a record, or what is left of one when the browser lost its key. */
export type KeptRecord = Omit<KeyRecord, 'keyPair'> & {
  readonly keyPair: P256KeyPair | null
  readonly persistence: Persistence
}

/**
 * Where the session and its key are kept. Key objects go in and come out, never key bytes.
 *
 * A store that cannot keep what it is given keeps it in memory instead and says so; it does not throw.
 */
export type KeyStore = {
  /** Makes a key. It is not kept until `save`. */
  create(): Promise<P256KeyPair>
  /** Keeps one record in place of the one before, and says for how long. */
  save(record: KeyRecord): Promise<Persistence>
  /** Null when nothing is kept, or nothing that can be read. Whether it is any good is the caller's to check. */
  load(): Promise<KeptRecord | null>
  /** @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` when the record may still be there. */
  clear(): Promise<void>
}
