import { bufferSource } from '../../lib/bufferSource.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import type { ServiceParts } from '../parts.ts'
import { openSecret, secretSealContext } from '../seed/serviceSecrets.ts'
import type { SecretRow } from '../store/rows.ts'
import type { Reads } from '../store/store.ts'

const ALGORITHM = 'Ed25519'
const POINT_BYTES = 32
const DAY_MS = 24 * 3_600_000

/** How long a key signs before another one takes over. */
const LIFE_MS = 90 * DAY_MS
/** How long a key is published before it signs: as long as a receiver may keep what it has read. */
const NOTICE_MS = DAY_MS
/** How long a key is still published after it signed for the last time. */
const FAREWELL_MS = 30 * DAY_MS

/** Secrets with ids that begin so. */
const PREFIX = 'webhookKey/'
const ALL = { gt: PREFIX, lt: 'webhookKey0' }

/** A key that signs webhooks. */
export type WebhookKey = {
  readonly keyId: string
  readonly privateKey: CryptoKey
  readonly publicKey: Uint8Array
  readonly createdAtMs: number
}

export type WebhookKeys = {
  /** The key that signs now. */
  current(): Promise<WebhookKey>
  /** The keys by which receivers may check what reaches them now, the oldest first. */
  published(): Promise<readonly WebhookKey[]>
}

type KeyParts = Pick<ServiceParts, 'store' | 'sealer' | 'clock' | 'newId'>

/**
 * The keys that sign webhooks, sealed in the store and shared by all processes on it. The first is made when it is first
 * needed, and each signs for 90 days.
 *
 * Spec: Events ("signing of deliveries: not shown").
 * Ours: a new key is published a day before it signs, an old one for 30 days afterwards.
 */
export function createWebhookKeys(parts: KeyParts): WebhookKeys {
  const { store, sealer, clock } = parts
  const opened = new Map<string, WebhookKey>()

  async function open(row: SecretRow): Promise<WebhookKey> {
    const known = opened.get(row.id)
    if (known) return known
    const key = await keyFrom(row, await openSecret(sealer, row))
    opened.set(row.id, key)
    return key
  }

  async function rows(): Promise<readonly SecretRow[]> {
    const kept = await readRows(store)
    const newest = kept.at(-1)
    if (newest && clock.nowMs() - newest.createdAtMs < LIFE_MS) return kept
    const made = await newRow(parts)
    // Two processes may find the same at once: what the other one wrote first stands.
    await store.transaction(async (tx) => {
      if ((await readRows(tx)).at(-1)?.id === newest?.id) await tx.insert('secrets', made)
    })
    return readRows(store)
  }

  return {
    async current() {
      const kept = await rows()
      const [first] = kept
      if (!first) throw new Error('there is no key for webhooks')
      const signingBefore = clock.nowMs() - NOTICE_MS
      return open(kept.findLast(({ createdAtMs }) => createdAtMs <= signingBefore) ?? first)
    },
    async published() {
      const kept = await rows()
      const nowMs = clock.nowMs()
      const current = kept.filter((_, i) => {
        const next = kept[i + 1]
        return !next || nowMs < next.createdAtMs + NOTICE_MS + FAREWELL_MS
      })
      return Promise.all(current.map(open))
    },
  }
}

/** In the order in which they were made, since ids are. */
function readRows(reads: Reads): Promise<readonly SecretRow[]> {
  return reads.find('secrets', { id: ALL })
}

/** Sealed as the public point, then the private key as PKCS #8. */
async function newRow({ sealer, clock, newId }: KeyParts): Promise<SecretRow> {
  const id = `${PREFIX}${newId()}`
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('the platform makes no Ed25519 keys')
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const bytes = concatBytes(point, pkcs8)
  pkcs8.fill(0)
  const sealed = await sealer.seal(bytes, secretSealContext(id))
  bytes.fill(0)
  return { id, sealed, createdAtMs: clock.nowMs() }
}

async function keyFrom({ id, createdAtMs }: SecretRow, bytes: Uint8Array): Promise<WebhookKey> {
  const publicKey = bytes.slice(0, POINT_BYTES)
  const pkcs8 = bufferSource(bytes.subarray(POINT_BYTES))
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign'])
  bytes.fill(0)
  return { keyId: id.slice(PREFIX.length), privateKey, publicKey, createdAtMs }
}
