import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPlace } from '../../src/node/openPlace.ts'
import { createService, type Service } from '../../src/service/createService.ts'
import { StartRefused } from '../../src/service/startRefused.ts'
import { readEveryTable } from '../support/olderSchemas.ts'
import { printCount } from '../support/printCount.ts'

/** The part of a start that needs the key: as `serve` does it. */
async function start(dataDir: string, keyText?: string): Promise<Service> {
  const place = await openPlace({ dataDir }, keyText)
  try {
    return await createService({ ...place, development: true })
  } catch (error) {
    await place.store.close()
    throw error
  }
}

type Fault = {
  readonly name: string
  /** What lies in the data folder in place of the key; null for nothing, `folder` for no file. */
  readonly file: (key: string) => string | null | { readonly folder: true }
  readonly mode?: number
  readonly given?: (key: string) => string
  readonly reason: string
}

const off = (key: string) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
const whole = (key: string) => key

const faults: readonly Fault[] = [
  { name: 'missing', file: () => null, reason: 'kek is missing' },
  { name: 'open to others', file: whole, mode: 0o644, reason: 'chmod 600' },
  { name: 'open to a group', file: whole, mode: 0o640, reason: 'chmod 600' },
  { name: 'not to be read', file: () => ({ folder: true }), reason: 'cannot be read (EISDIR)' },
  { name: 'empty', file: () => '', reason: 'kek is not a key' },
  { name: 'cut off', file: (key) => key.slice(0, 40), reason: 'kek is not a key' },
  { name: 'one bit off', file: off, reason: 'not the key that sealed' },
  { name: "somebody else's", file: () => 'ab'.repeat(32), reason: 'not the key that sealed' },
  {
    name: 'two wrong ones',
    file: (key) => `${off(key)}\n${'ab'.repeat(32)}`,
    reason: 'not the key',
  },
  {
    name: 'given, too short',
    file: whole,
    given: () => 'abcd',
    reason: 'LATCHKIT_KEK is not a key',
  },
  { name: 'given, one bit off', file: whole, given: off, reason: 'not the key that sealed' },
]

test('R16 with a key that is missing, wrong or not to be read a service does not start, says why, and harms no data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const first = await start(folder)
  const { facts } = first
  await first.close()
  const file = join(folder, 'kek')
  const database = join(folder, 'latchkit.sqlite')
  const key = readFileSync(file, 'utf8').trim()
  const kept = readEveryTable(database)
  const put = (text: ReturnType<Fault['file']>, mode = 0o600) => {
    rmSync(file, { recursive: true, force: true })
    if (typeof text === 'string') writeFileSync(file, text, { mode })
    else if (text !== null) mkdirSync(file, { mode: 0o700 })
  }
  let refused = 0
  for (const { name, file: spoiled, mode, given, reason } of faults) {
    put(spoiled(key), mode)
    const error: unknown = await start(folder, given?.(key)).catch((thrown: unknown) => thrown)
    expect([name, error]).toEqual([name, expect.any(StartRefused)])
    const said = error instanceof Error ? error.message : ''
    expect([name, said]).toEqual([name, expect.stringContaining(reason)])
    expect(said).not.toContain(key.slice(0, 16))
    expect(readEveryTable(database)).toEqual(kept)
    refused++
  }
  printCount('R16 starts refused with a wrong key and unharmed data', refused, faults.length)
  put(key)
  const again = await start(folder)
  expect(again.facts).toEqual(facts)
  await again.close()
})
