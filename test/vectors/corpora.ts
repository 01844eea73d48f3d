import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../shared/corpora')

/** Whether the public test vectors are on this machine. They are data with licences of their own and no part of the repository. */
export const hasCorpora = existsSync(folder)

if (!hasCorpora)
  process.stderr.write(`Skipped: no test vectors in ${folder} (set CORPORA_DIR to run them).\n`)

/** What a title says behind its behaviour while the vectors are absent. */
export const skipNote = hasCorpora ? '' : ' (skipped: no test vectors, set CORPORA_DIR)'

export function readCorpus(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

export function readCorpusBytes(path: string): Uint8Array {
  return readFileSync(join(folder, path))
}

export function listCorpus(path: string): readonly string[] {
  return readdirSync(join(folder, path)).sort()
}
