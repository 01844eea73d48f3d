import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupRounds } from '../support/backupRounds.ts'
import { runCommand } from '../support/runCommand.ts'

const BACKUPS = 2

test(
  `R10 ${BACKUPS} backups under load have all that was acknowledged before, and no secret`,
  () => backupRounds(BACKUPS),
  600_000,
)

test('R10 says why there is no copy, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'copy.sqlite')
  const refusalOf = async (...args: readonly string[]) => {
    const command = runCommand(['backup', ...args, '--data', folder])
    expect(await command.ended).toEqual({ code: 1, signal: null })
    expect(command.stderr().trimEnd().split('\n')).toHaveLength(1)
    return command.stderr()
  }
  expect(await refusalOf(file)).toContain('no database')
  writeFileSync(join(folder, 'latchkit.sqlite'), 'no database '.repeat(1000))
  expect(await refusalOf(file)).toContain('ERR_SQLITE_ERROR')
  expect(readdirSync(folder)).toEqual(['latchkit.sqlite'])
  writeFileSync(file, '')
  expect(await refusalOf(file)).toContain('there already')
})
