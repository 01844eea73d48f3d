import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { outlastDownReceiver } from '../support/downReceiver.ts'
import { printCount } from '../support/printCount.ts'

/** More than a process sends at once by far. */
const EVENTS = 300

test(`R07 a receiver that is down for 76 hours hears all ${EVENTS} events afterwards, from a database`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-down-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = await createSqliteStore(join(folder, 'latchkit.sqlite'))
  onTestFinished(() => store.close())
  const { delivered, attempts, dead } = await outlastDownReceiver(store, EVENTS)
  process.stdout.write(`R07 ${JSON.stringify({ attempts, dead })}\n`)
  printCount('R07 events told after 76 hours', delivered, EVENTS)
  expect(delivered).toBe(EVENTS)
}, 900_000)
