import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { sha256 } from '../../../crypto/sha256.ts'
import { KeyStoreUnavailableError } from '../../../errors/keys.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { ended, type KeyDatabase, openDatabase } from '../../keys/openDatabase.ts'
import { withRoom } from '../../keys/withRoom.ts'
import type { LatchkitOptions } from '../../options.ts'

const base = {
  /** Of a node's: the hash or signature of the transaction. Of the service's: a random name. */
  id: v.string(),
  /** CAIP-2. */
  caip2: v.string(),
  account: v.string(),
  /** SHA-256 of what the payment does, hex: the same digest is the same payment. */
  digest: v.string(),
  /** When it was stored, by this device's clock: milliseconds since 1970. */
  sinceMs: v.number(),
}
const nodeRecord = v.object({
  ...base,
  by: v.literal('node'),
  /** The whole transaction, hex without 0x, so that the same bytes can be sent again. */
  signed: v.string(),
  /** Whether a caller has its hash: from then on the same payment again is another one. */
  isTold: v.optional(v.boolean()),
  /** Whether its end is known. */
  isFinal: v.optional(v.boolean()),
})
const serviceRecord = v.object({
  ...base,
  by: v.literal('service'),
  /** The time in the body of the activity: the same body is the same activity, which the service carries out once. */
  timestampMs: v.string(),
  parameters: v.record(v.string(), v.unknown()),
})
const sendRecord = v.variant('by', [nodeRecord, serviceRecord])

/** A payment by the app's own node whose hash no caller has been told yet, or whose end is not known. */
export type NodeRecord = v.InferOutput<typeof nodeRecord>
/** A payment that the service sends and whose outcome no caller has been told yet. */
export type ServiceRecord = v.InferOutput<typeof serviceRecord>
type SendRecord = NodeRecord | ServiceRecord

/** Payments whose outcome no caller has been told yet. A page that is loaded again and other tabs of the origin see them. */
export type SendRecords = {
  /**
   * The payments of an account on a chain, the oldest first.
   *
   * @throws KeyStoreUnavailableError `KEY_STORE_UNAVAILABLE` when the browser has read them before, and now cannot.
   */
  find(account: Pick<SendRecord, 'caip2' | 'account'>): Promise<readonly SendRecord[]>
  /**
   * Stores a record, unless one of the same payment is stored, or one that is in its way: one transaction of the database decides,
   * so that of two tabs one is first.
   *
   * @param isInWay - asked for each other payment of the account on the chain.
   * @returns the record that is stored now.
   */
  claim<T extends SendRecord>(record: T, isInWay?: (other: T) => boolean): Promise<T>
  /** Notes that a caller has the hash of a node's payment, or that its end is known. After both it is removed. */
  mark(id: string, what: 'isTold' | 'isFinal'): Promise<void>
  /** Removes a payment that nobody has to look for any more. */
  drop(id: string): Promise<void>
}

/** Records expire after a day; of more than `MOST_STORED`, the oldest are deleted. */
const LIFE_MS = 24 * 60 * 60_000
const MOST_STORED = 50

const byOptions = new WeakMap<object, SendRecords>()

/** Returns the records of a kit, by its options. */
export function getSendRecords(options: LatchkitOptions): SendRecords {
  const known = byOptions.get(options) ?? createSendRecords(options.authProxyConfigId)
  byOptions.set(options, known)
  return known
}

/** Returns SHA-256 of a text, hex. */
export async function digestText(text: string): Promise<string> {
  return hexFromBytes(await sha256(bytesFromUtf8(text)))
}

/**
 * Stores payments in IndexedDB, one database for each auth proxy configuration.
 *
 * Ours: the signed bytes of a transaction for a node are stored just before they are sent, until a caller has the hash and the
 * outcome is known. A record that is a day old is ignored, and deleted with the next record. A script that reads the bytes can
 * send what the user has approved, and nothing else. A record of an activity has no stamp, so it cannot be submitted without a
 * key of the user. A page remembers its own payments too: without IndexedDB, or when that is cleared, they last as long as the page.
 */
function createSendRecords(authProxyConfigId: string): SendRecords {
  /** The payments of this page. What is stored of them goes before: another tab may know more. */
  const own = new Map<string, SendRecord>()
  const database = openDatabase(`latchkit-sends:${authProxyConfigId}`)

  /** False once a database never answered: no payment waits for it again. */
  let isAnswering = true
  let hasAnswered = false
  const hasDatabase = () =>
    isAnswering && 'indexedDB' in globalThis && Boolean(globalThis.indexedDB)
  const noteFailure = (error: unknown) => {
    isAnswering = !(error instanceof KeyStoreUnavailableError)
  }

  /** Reads all stored records; an empty list if the browser has no storage. */
  const readStored = async () => {
    if (!hasDatabase()) return []
    try {
      const read = await run(database, 'readonly', (objects) =>
        promisifyRequest<unknown[]>(objects.getAll()),
      )
      hasAnswered = true
      return read.flatMap((one) => parseRecord(one) ?? [])
    } catch (error) {
      // what is stored there may still be: no payment goes out beside it
      if (hasAnswered) throw new KeyStoreUnavailableError({ cause: error })
      noteFailure(error)
      return [] // what could never be read counts as absent
    }
  }

  /** The payments of this page that are not stored, for example because the storage was cleared. */
  const ownWithout = (stored: readonly SendRecord[]) =>
    [...own.values()].filter(({ id }) => stored.every((one) => one.id !== id))

  const claimStored = async <T extends SendRecord>(
    record: T,
    isFirst: (one: SendRecord) => one is T,
  ): Promise<T> =>
    run(database, 'readwrite', async (objects) => {
      const all = await promisifyRequest<unknown[]>(objects.getAll())
      const stored = all.flatMap((one) => parseRecord(one) ?? [])
      const first = stored.find(isFirst)
      if (first) return first
      const next = ownWithout(stored).find(isFirst) ?? record
      // where there are too many, those go first whose hash somebody has
      const untold = (one: SendRecord) => Number(one.by === 'service' || !one.isTold)
      const kept = stored
        .filter(isAlive)
        .toSorted((one, other) => untold(one) - untold(other) || bySince(one, other))
        .slice(1 - MOST_STORED)
      for (const one of stored) if (!kept.includes(one)) objects.delete(one.id)
      objects.put(next, next.id)
      return next
    })

  /** The record after a mark; null when it is to be removed. */
  const withMark = (one: NodeRecord, what: 'isTold' | 'isFinal'): NodeRecord | null => {
    const marked = { ...one, [what]: true }
    return marked.isTold && marked.isFinal ? null : marked
  }

  return {
    async find({ caip2, account }) {
      const stored = await readStored()
      return [...stored, ...ownWithout(stored)]
        .filter((one) => one.caip2 === caip2 && one.account === account && isAlive(one))
        .toSorted(bySince)
    },

    async claim<T extends SendRecord>(record: T, isInWay: (other: T) => boolean = () => false) {
      const isFirst = (one: SendRecord): one is T =>
        isSamePayment(one, record) ||
        (isAlive(one) && isSameAccount(one, record) && isInWay(one as T))
      if (hasDatabase()) {
        try {
          const room = { authProxyConfigId, nowMs: record.sinceMs }
          const stored = await withRoom(room, () => claimStored(record, isFirst))
          if (stored === record) own.set(record.id, record)
          return stored
        } catch (error) {
          noteFailure(error) // no storage or no room: this page remembers it
        }
      }
      const first = ownWithout([]).find(isFirst)
      if (first) return first
      own.set(record.id, record)
      return record
    },

    async mark(id, what) {
      const here = own.get(id)
      const marked = here?.by === 'node' ? withMark(here, what) : null
      if (marked) own.set(id, marked)
      else if (here?.by === 'node') own.delete(id)
      if (!hasDatabase()) return
      try {
        await run(database, 'readwrite', async (objects) => {
          const stored = parseRecord(await promisifyRequest<unknown>(objects.get(id)))
          if (stored?.by !== 'node') return
          const next = withMark(stored, what)
          if (next) objects.put(next, id)
          else objects.delete(id)
        })
      } catch {
        // it stays as it is until its time is over
      }
    },

    async drop(id) {
      own.delete(id)
      if (!hasDatabase()) return
      try {
        await run(database, 'readwrite', async (objects) => void objects.delete(id))
      } catch {
        // it stays until its time is over: the same payment again gives its hash
      }
    },
  }
}

/** Runs one transaction, and lets go of the database, so that the page can rest in the browser's memory. */
function run<T>(
  { run: open, close }: KeyDatabase,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => Promise<T>,
): Promise<T> {
  return open((store) =>
    store(mode, async (objects) => {
      const isEnded = ended(objects.transaction)
      const [result] = await Promise.all([work(objects), isEnded])
      return result
    }),
  ).finally(close)
}

function parseRecord(value: unknown): SendRecord | null {
  const read = v.safeParse(sendRecord, value)
  return read.success ? read.output : null
}

/** Whether a record still counts. */
export function isAlive({ sinceMs }: Pick<SendRecord, 'sinceMs'>): boolean {
  return Date.now() - sinceMs < LIFE_MS
}

function isSamePayment(one: SendRecord, other: SendRecord): boolean {
  const isOpen = isAlive(one) && !(one.by === 'node' && one.isTold)
  return isSameAccount(one, other) && one.digest === other.digest && isOpen
}

/** Whether both pay by the same sender from the same account of a chain. */
function isSameAccount(one: SendRecord, other: SendRecord): boolean {
  return one.by === other.by && one.caip2 === other.caip2 && one.account === other.account
}

function bySince(one: SendRecord, other: SendRecord): number {
  return one.sinceMs - other.sinceMs
}
