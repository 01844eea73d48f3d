import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { openStore } from '../../src/node/sqlStore/openStore.ts'
import { tables } from '../../src/service/store/tables.ts'
import { limitHit } from './store/rows.ts'

const WRITER = fileURLToPath(new URL('./store/writeForever.ts', import.meta.url))

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-sqlite-'))
  path = join(folder, 'data', 'latchkit.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

function startWriter(prefix: string): { child: ChildProcess; acknowledged: () => string[] } {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, ['--no-warnings', WRITER, path, prefix], {
    stdio: [...stdio],
  })
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  return { child, acknowledged: () => printed.split('\n').slice(0, -1) }
}

test('keeps the rows over a restart, in files for their owner only', async () => {
  const first = await createSqliteStore(path)
  await first.transaction((tx) => tx.insert('limitHits', limitHit('a')))
  const modes = ['', '.lock', '-wal', '-shm'].map((end) => statSync(path + end).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600])
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  await first.close()
  const second = await openStore({ dataDir: join(folder, 'data') })
  expect(await second.find('limitHits', {})).toEqual([limitHit('a')])
  await second.close()
})

test('R09 refuses a second store on the same file, in this process and in another', async () => {
  const store = await createSqliteStore(path)
  await expect(createSqliteStore(path)).rejects.toMatchObject({ code: 'STORE_LOCKED' })
  await expect(createSqliteStore(path)).rejects.toMatchObject({ code: 'STORE_LOCKED' })
  await store.close()

  const { child } = startWriter('other')
  if (child.stdout) await once(child.stdout, 'data')
  await expect(createSqliteStore(path)).rejects.toMatchObject({ code: 'STORE_LOCKED' })
  child.kill('SIGKILL')
  await once(child, 'close')
  await (await createSqliteStore(path)).close()
}, 30_000)

test('R13 refuses a database that a newer version wrote, and leaves it unlocked', async () => {
  await (await createSqliteStore(path)).close()
  const database = new DatabaseSync(path)
  database.exec(`insert into "latchkitMigrations" values (999, '0999Future')`)
  await expect(createSqliteStore(path)).rejects.toMatchObject({ code: 'STORE_NEWER' })
  database.exec('delete from "latchkitMigrations" where "number" = 999')
  database.close()
  await (await createSqliteStore(path)).close()
})

test('has, after its migrations, exactly the columns and keys that the tables name', async () => {
  await (await createSqliteStore(path)).close()
  const database = new DatabaseSync(path)
  for (const [name, spec] of Object.entries(tables)) {
    const columns = database.prepare(`pragma table_info("${name}")`).all()
    expect(columns.map((column) => [column.name, column.type, column.notnull])).toEqual(
      Object.entries(spec.columns).map(([column, { kind, nullable }]) => {
        return [column, kind === 'text' || kind === 'json' ? 'TEXT' : 'INTEGER', nullable ? 0 : 1]
      }),
    )
    const listOf = (origin: string) =>
      database
        .prepare(`pragma index_list("${name}")`)
        .all()
        .filter((index) => index.origin === origin)
        .map((index) => database.prepare(`pragma index_info("${index.name}")`).all())
        .map((parts) => parts.map((part) => part.name).join())
        .toSorted()
    expect(listOf('u')).toEqual(spec.unique.map((key) => key.join()).toSorted())
    expect(listOf('c')).toEqual(spec.indexes.map((key) => [...key, 'id'].join()).toSorted())
  }
  database.close()
})

test('loses nothing acknowledged and keeps nothing by halves when it is killed, 20 times', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 20; round++) {
    const writer = startWriter(`round${round}`)
    // rounds end at different points: after a first, a second, … piece of acknowledgements
    for (let piece = 0; piece <= round % 5; piece++) {
      if (writer.child.stdout) await once(writer.child.stdout, 'data')
    }
    writer.child.kill('SIGKILL')
    await once(writer.child, 'close')
    acknowledged.push(...writer.acknowledged())
  }
  const store = await createSqliteStore(path)
  const hits = (await store.find('limitHits', {})).map((row) => row.id)
  const secrets = (await store.find('secrets', {})).map((row) => row.id)
  await store.close()
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  expect(secrets).toEqual(hits)
  const kept = new Set(hits)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}, 120_000)

test('opens exactly the place that the options name', async () => {
  const store = await openStore({ memory: true })
  expect(await store.count('limitHits', {})).toBe(0)
  await store.close()
  const unclear = [{}, { memory: true, dataDir: folder }, { databaseUrl: 'mysql://localhost' }]
  for (const options of unclear) {
    await expect(openStore(options)).rejects.toMatchObject({ code: 'STORE_OPTION_INVALID' })
  }
  const memoryFile = createSqliteStore(':memory:')
  await expect(memoryFile).rejects.toMatchObject({ code: 'STORE_OPTION_INVALID' })
})

test('answers a question that was asked before with what is committed now', async () => {
  const store = await createSqliteStore(path)
  const ask = () => store.first('limitHits', { id: 'a' })
  const change = (createdAtMs: number) =>
    store.transaction((tx) => tx.update('limitHits', { id: 'a' }, { createdAtMs }))
  expect(await ask()).toBeUndefined()
  expect(await store.count('limitHits', {})).toBe(0)
  await store.transaction((tx) => tx.insert('limitHits', limitHit('a')))
  expect(await ask()).toEqual(limitHit('a'))
  expect(await ask()).not.toBe(await ask())
  for (let createdAtMs = 1; createdAtMs <= 50; createdAtMs++) {
    await change(createdAtMs)
    expect((await ask())?.createdAtMs).toBe(createdAtMs)
  }
  const undone = store.transaction(async (tx) => {
    await tx.remove('limitHits', {})
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await store.count('limitHits', {})).toBe(1)
  await store.transaction((tx) => tx.remove('limitHits', { id: 'a' }))
  expect(await ask()).toBeUndefined()
  await store.close()
})
