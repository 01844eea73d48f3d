import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { createSqliteStore } from '../../../src/node/sqlStore/createSqliteStore.ts'
import type { Store } from '../../../src/service/store/store.ts'
import { limitHit } from '../../conformance/store/rows.ts'

/** Enough for a log that has been carried over and begun anew, with leftovers of its first life behind what counts. */
const TRANSACTIONS = 130
const AT_ONCE = 3
/** What a log begins with, and each of its pages. SQLite file format, section 4.1. */
const HEADER_BYTES = 32

const idOf = (index: number) => String(index).padStart(6, '0')

/** One transaction, several rows: one in each of two tables, and a count that goes up. */
function write(store: Store, index: number): Promise<unknown> {
  return store.transaction(async (tx) => {
    const id = idOf(index)
    await tx.insert('limitHits', limitHit(id, 1, 'x'.repeat(index % 700)))
    await tx.insert('secrets', { id, sealed: 'second half', createdAtMs: 1 })
    await tx.remove('limitHits', { id: idOf(index - 40) })
  })
}

/** How much of the log was written when a transaction was acknowledged. */
type Acknowledged = { readonly index: number; readonly logBytes: number }

/** A copy of the files of a store that is open, with what it had acknowledged. */
export type LiveCopy = {
  readonly database: Buffer
  readonly log: Buffer
  /** The bytes of the log that count; behind them is what an earlier life of it has left. */
  readonly logBytes: number
  /** In the order in which they were acknowledged; those before the first are in the database file. */
  readonly acknowledged: readonly Acknowledged[]
}

/** Writes until the log has begun anew and has grown again, and takes the files as they lie there. */
export async function takeLiveCopy(): Promise<LiveCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'latchkit.sqlite')
  const store = await createSqliteStore(path)
  onTestFinished(() => store.close())
  const acknowledged: Acknowledged[] = []
  let generation = ''
  for (let index = 0; index < TRANSACTIONS; index += AT_ONCE) {
    const group = Array.from({ length: AT_ONCE }, (_, i) => index + i)
    await Promise.all(group.map((each) => write(store, each)))
    const log = readFileSync(`${path}-wal`)
    const salt = log.toString('hex', 16, 24)
    if (salt !== generation) acknowledged.length = 0 // all before is in the database file
    generation = salt
    for (const each of group) acknowledged.push({ index: each, logBytes: countingBytes(log) })
  }
  const log = readFileSync(`${path}-wal`)
  return { database: readFileSync(path), log, logBytes: countingBytes(log), acknowledged }
}

/** Pages count as long as they carry the salt of the header. */
function countingBytes(log: Buffer): number {
  const pageBytes = log.readUInt32BE(8) + 24
  let end = HEADER_BYTES
  while (end + pageBytes <= log.length && log.compare(log, 16, 24, end + 8, end + 16) === 0)
    end += pageBytes
  return end
}

/**
 * Opens a store on the copy with another log. Whatever was on the disk by then must be there, then a prefix of what came
 * later and nothing else, each whole; and it must be possible to go on.
 *
 * @param soundBytes - up to where the log is as it was written.
 */
async function expectPrefix(copy: LiveCopy, log: Buffer, soundBytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-torn-'))
  const path = join(folder, 'latchkit.sqlite')
  try {
    writeFileSync(path, copy.database)
    writeFileSync(`${path}-wal`, log)
    const store = await createSqliteStore(path)
    const secrets = (await store.find('secrets', {})).map(({ id }) => id)
    expect(secrets).toEqual(secrets.map((_, index) => idOf(index)))
    const hits = (await store.find('limitHits', {})).map(({ id }) => id)
    expect(hits).toEqual(secrets.slice(-40))
    const promised = copy.acknowledged.filter(({ logBytes }) => logBytes <= soundBytes).at(-1)
    const first = copy.acknowledged[0]?.index ?? 0
    expect(secrets.length).toBeGreaterThanOrEqual(promised ? promised.index + 1 : first)
    await write(store, secrets.length)
    expect(await store.count('secrets', {})).toBe(secrets.length + 1)
    await store.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Tears the log off at so many places, evenly from its first byte to where it ends, and a little after. @returns how many opened well. */
export async function tornRounds(copy: LiveCopy, rounds: number): Promise<number> {
  let passed = 0
  for (const at of placesIn(copy, rounds)) {
    await expectPrefix(copy, copy.log.subarray(0, at), at)
    passed++
  }
  return passed
}

/** The same with a log of which one byte is another. */
export async function damagedRounds(copy: LiveCopy, rounds: number): Promise<number> {
  let passed = 0
  for (const at of placesIn(copy, rounds)) {
    const log = Buffer.from(copy.log)
    log[at] = (log[at] ?? 0) ^ (1 << (at % 8))
    await expectPrefix(copy, log, at)
    passed++
  }
  return passed
}

function placesIn({ logBytes, log }: LiveCopy, rounds: number): readonly number[] {
  const end = Math.min(log.length - 1, Math.ceil(logBytes * 1.02))
  return Array.from({ length: rounds }, (_, i) => Math.floor((i * end) / (rounds - 1)))
}
