import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreFailure } from '../../../service/store/store.ts'
import { createGroupCommit } from './createGroupCommit.ts'
import { openSqlite, type SqliteConnection } from './openSqlite.ts'

const FULL = 13
const FAILED_SYNC = 1034
/** Enough transactions for a checkpoint. */
const MANY = 120

let folder: string
let connection: SqliteConnection
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-commit-'))
  connection = openSqlite(join(folder, 'a.sqlite'), { readOnly: false })
  connection.exec('create table "t" ("n" integer primary key, "bytes" blob)')
})
afterEach(() => {
  connection.close()
  rmSync(folder, { recursive: true })
})

/** A connection on which the calls that `faults` names fail so, as long as they stand there. */
function open(faults: Map<string, number>) {
  const calls: string[] = []
  const meet = (call: string) => {
    calls.push(call)
    const errcode = faults.get(call)
    if (errcode !== undefined) throw new StoreFailure(Object.assign(new Error(call), { errcode }))
  }
  const failing: SqliteConnection = {
    ...connection,
    exec: (sql) => {
      meet(sql)
      connection.exec(sql)
    },
    checkpoint: () => {
      meet('checkpoint')
      connection.checkpoint()
    },
  }
  const commits = createGroupCommit(failing, () => undefined)
  const insert = () =>
    commits.transaction(async () => connection.run('insert into "t" ("bytes") values (null)', []))
  return { commits, calls, insert }
}

const rows = () => Number(connection.all('select count(*) as "n" from "t"', [])[0]?.n)

test('R03 refuses while the disk is full, keeps nothing of it, and goes on when there is room', async () => {
  const { commits, insert } = open(new Map())
  const [size] = connection.all('pragma page_count', [])
  connection.all(`pragma max_page_count = ${Number(size?.page_count)}`, [])
  const big = () =>
    commits.transaction(async () =>
      connection.run('insert into "t" ("bytes") values (zeroblob(100000))', []),
    )
  for (let i = 0; i < 3; i++) await expect(big()).rejects.toBeInstanceOf(StoreFailure)
  expect(rows()).toBe(0)
  connection.all('pragma max_page_count = 100000', [])
  expect(await big()).toBe(1)
  expect(await insert()).toBe(1)
  expect([rows(), commits.hasStopped()]).toEqual([2, false])
})

test('R03 goes on after a commit that found no room', async () => {
  const faults = new Map([['commit', FULL]])
  const { insert, commits } = open(faults)
  await expect(insert()).rejects.toBeInstanceOf(StoreFailure)
  faults.clear()
  expect(await insert()).toBe(1)
  expect([rows(), commits.hasStopped()]).toEqual([1, false])
})

test('R03 takes nothing more after a sync that failed, however well the disk is then', async () => {
  const faults = new Map([['commit', FAILED_SYNC]])
  const { insert, commits, calls } = open(faults)
  const group = await Promise.allSettled([insert(), insert()])
  expect(group.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  faults.clear()
  calls.length = 0
  for (let i = 0; i < 3; i++) await expect(insert()).rejects.toBeInstanceOf(StoreFailure)
  expect(calls).toEqual([])
  expect([rows(), commits.hasStopped()]).toEqual([0, true])
})

test('R03 takes nothing more when the sync of a checkpoint fails, and keeps what was on the disk before', async () => {
  const faults = new Map<string, number>()
  const { insert, commits } = open(faults)
  expect(await insert()).toBe(1)
  faults.set('checkpoint', FAILED_SYNC)
  const answers = await Promise.allSettled(Array.from({ length: MANY }, insert))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(MANY)
  faults.clear()
  await expect(insert()).rejects.toBeInstanceOf(StoreFailure)
  expect([rows(), commits.hasStopped()]).toEqual([1 + MANY, true])
})

test('R01 makes a checkpoint after its first commit: what killed processes left must not add up', async () => {
  const { insert, calls } = open(new Map())
  const checkpoints = () => calls.filter((call) => call === 'checkpoint').length
  expect(await insert()).toBe(1)
  expect(checkpoints()).toBe(1)
  for (let i = 1; i < 100; i++) expect(await insert()).toBe(1)
  expect(checkpoints()).toBe(1)
  expect(await insert()).toBe(1)
  expect(checkpoints()).toBe(2)
})

test('R03 makes a checkpoint later that found no room', async () => {
  const faults = new Map([['checkpoint', FULL]])
  const { insert, calls } = open(faults)
  for (let i = 0; i < MANY; i++) expect(await insert()).toBe(1)
  faults.clear()
  calls.length = 0
  for (let i = 0; i < 2; i++) expect(await insert()).toBe(1)
  expect(calls.filter((call) => call === 'checkpoint')).toHaveLength(1)
})

test('R03 answers everybody when not even the undoing works, and puts nothing on top', async () => {
  const faults = new Map([
    ['commit', FULL],
    ['rollback', FULL],
  ])
  const { insert, commits } = open(faults)
  const group = await Promise.allSettled([insert(), insert()])
  expect(group.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  faults.clear()
  await expect(insert()).rejects.toBeInstanceOf(StoreFailure)
  expect(commits.hasStopped()).toBe(true)
})
