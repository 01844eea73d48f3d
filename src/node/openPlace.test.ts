import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartRefused } from '../service/startRefused.ts'
import { openPlace } from './openPlace.ts'

const keyText = '07'.repeat(32)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-place-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function refusalOf(place: Parameters<typeof openPlace>[0]): Promise<string> {
  const error: unknown = await openPlace(place, keyText).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartRefused)
  return error instanceof Error ? error.message : ''
}

test.each([
  ['postgres://ada:s3cret@127.0.0.1:1/x', 'ECONNREFUSED'],
  ['postgres://ada:s3cret@127.0.0.1:port/x', 'ERR_INVALID_URL'],
])('refuses the database %s and says %s, without its password', async (databaseUrl, code) => {
  const said = await refusalOf({ databaseUrl, dataDir: folder })
  expect(said).toContain(`--database-url cannot be used (${code})`)
  expect(said).not.toMatch(/s3cret|ada|\n/)
})

test('refuses a database file that is none, twice', async () => {
  writeFileSync(join(folder, 'latchkit.sqlite'), 'no database '.repeat(1000))
  for (let round = 0; round < 2; round++) {
    const said = await refusalOf({ dataDir: folder })
    expect(said).toContain('latchkit.sqlite')
    expect(said).toContain('(ERR_SQLITE_ERROR, file is not a database)')
  }
})
