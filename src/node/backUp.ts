import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../service/startRefused.ts'
import { safeCodeOf } from './safeCodeOf.ts'
import { databaseFileIn } from './sqlStore/openStore.ts'

/**
 * Copies the database of a data folder into a new file, while a service may be writing to it.
 *
 * Ours: the copy is what one moment had committed, everything that was acknowledged before it among that. It is on the disk,
 * under its name, when this returns; its owner alone may read it; and it holds no key: secrets in it are sealed as in the
 * database.
 *
 * @throws StartRefused with a plain sentence when it cannot.
 */
export function backUp(dataDir: string, target: string): void {
  const source = databaseFileIn(dataDir)
  if (!existsSync(source))
    throw new StartRefused(`There is no database in ${dataDir}. Name the data folder with --data.`)
  const file = resolve(target)
  if (existsSync(file))
    throw new StartRefused(`${target} is there already. A copy goes into a new file.`)
  // beside the file and not in it: what has the name is whole
  const draft = `${file}.${process.pid}.part`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    copy(source, draft)
    sync(draft)
    renameSync(draft, file)
    sync(dirname(file))
  } catch (error) {
    rmSync(draft, { force: true })
    const reason = safeCodeOf(error)
    throw new StartRefused(
      `The database cannot be copied to ${target}${reason ? ` (${reason})` : ''}. Check the room and the rights there, and that ${dataDir} holds a database.`,
      error,
    )
  }
}

/** One read transaction: writers go on meanwhile, and nothing of theirs gets in between. */
function copy(source: string, draft: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('vacuum into ?').run(draft)
  } finally {
    database.close()
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
