import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '../../test/support/often.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { openPlace } from './openPlace.ts'
import { serve } from './serve.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-serve-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('removes, soon after it has started, what nobody can use any more', async () => {
  const { store } = await openPlace({ dataDir: folder }, undefined)
  const hit = (id: string, createdAtMs: number) => ({ id, key: 'somebody', createdAtMs })
  await store.transaction(async (tx) => {
    await tx.insert('limitHits', hit('00000000-0001', 1))
    await tx.insert('limitHits', hit('ffffffff-0001', Date.now()))
  })
  await store.close()
  const log = createLog({ writeText: () => undefined, nowMs: Date.now })
  const environment = readEnvironment({})
  const running = await serve({ dataDir: folder, port: 0, environment, log })
  const database = new DatabaseSync(join(folder, 'latchkit.sqlite'), { readOnly: true })
  const ids = database.prepare('select id from "limitHits"')
  await vi.waitFor(() => expect(ids.all().map(({ id }) => id)).toEqual(['ffffffff-0001']), patient)
  database.close()
  await running.close()
})
