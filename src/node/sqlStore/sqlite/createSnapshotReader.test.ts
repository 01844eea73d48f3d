import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSnapshotReader } from './createSnapshotReader.ts'
import { openSqlite } from './openSqlite.ts'

test('keeps answers of one row until the next commit, but none with a long text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-reader-'))
  const path = join(folder, 'test.sqlite')
  const writer = openSqlite(path, { readOnly: false })
  writer.exec('create table notes (id text, text text)')
  const insert = 'insert into notes values (?, ?)'
  writer.run(insert, ['short', 'x'.repeat(4096)])
  writer.run(insert, ['long', 'x'.repeat(4097)])
  const reader = createSnapshotReader(path)
  onTestFinished(() => {
    reader.close()
    writer.close()
    rmSync(folder, { recursive: true })
  })
  const ask = (id: string) => reader.all('select * from notes where id = ?', [id])
  expect(ask('short')).toBe(ask('short'))
  expect(ask('none')).toBe(ask('none'))
  expect(ask('long')).not.toBe(ask('long'))
  expect(reader.all('select * from notes', [])).not.toBe(reader.all('select * from notes', []))
  const before = ask('short')
  reader.renew()
  writer.run('update notes set text = ?', ['new'])
  expect(ask('short')).toEqual([{ id: 'short', text: 'new' }])
  expect(ask('short')).not.toBe(before)
})
