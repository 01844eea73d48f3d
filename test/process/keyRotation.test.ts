import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keysFromFolder } from '../../src/node/keyEncryptionKey.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { startMixedLoad } from '../support/mixedLoad.ts'
import { printCount } from '../support/printCount.ts'
import { runCommand } from '../support/runCommand.ts'
import { everySealed, openedBy } from '../support/sealedService.ts'

const ROTATIONS = 3

test(`T36 takes ${ROTATIONS} new keys on SIGHUP under load, and fails no request`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-rotation-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const start = () => runCommand(['serve', '--port', '0', '--data', data, '--json'])
  const command = start()
  const facts = JSON.parse((await command.firstLine) ?? '')
  const hex = (key: Uint8Array) => Buffer.from(key).toString('hex')
  const keys = [hex(keysFromFolder(data).key)]
  const resealed = () =>
    command
      .stderr()
      .split('\n')
      .filter((line) => line.includes('"resealed"'))
      .map((line) => JSON.parse(line).count)

  const load = await startMixedLoad(facts, 4)
  for (let round = 1; round <= ROTATIONS; round++) {
    const before = load.answered()
    keys.unshift(hex(crypto.getRandomValues(new Uint8Array(32))))
    writeFileSync(join(data, 'kek'), `${keys.slice(0, 2).join('\n')}\n`)
    command.kill('SIGHUP')
    await vi.waitFor(() => expect(resealed()).toHaveLength(round), 60_000)
    await vi.waitFor(() => expect(load.answered()).toBeGreaterThan(before + 60), 60_000)
  }
  // once more, for what was under way when the last key came
  command.kill('SIGHUP')
  const { answered, failed } = await load.stop()
  await vi.waitFor(() => expect(resealed()).toHaveLength(ROTATIONS + 1), 60_000)
  printCount('T36 requests answered while keys change', answered, answered + failed.length)
  expect(failed).toEqual([])
  expect(
    resealed()
      .slice(0, ROTATIONS)
      .every((count) => count > 0),
  ).toBe(true)
  command.kill('SIGTERM')
  await command.ended

  // the newest alone opens everything, none of the others anything
  const [newest = Buffer.alloc(32), ...older] = keys.map((key) => Buffer.from(key, 'hex'))
  writeFileSync(join(data, 'kek'), `${keys[0]}\n`)
  const store = await createSqliteStore(join(data, 'latchkit.sqlite'))
  const kept = await everySealed(store)
  await store.close()
  expect(kept.length).toBeGreaterThan(20)
  expect(await openedBy(newest, kept)).toBe(kept.length)
  for (const key of older) expect(await openedBy(key, kept)).toBe(0)
  const again = start()
  const { organizationId } = JSON.parse((await again.firstLine) ?? '')
  expect(organizationId).toBe(facts.organizationId)
}, 300_000)
