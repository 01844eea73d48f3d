import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

/** Where the tests of Node are: beside their source, and in folders of their own. */
const folders = [
  'src',
  'playground',
  'test/cases',
  'test/conformance',
  'test/vectors',
  'test/integration',
  'test/compat',
]

const tests = [...folders.flatMap((folder) => testsIn(folder, true)), ...testsIn('test', false)]

function testsIn(folder: string, recursive: boolean): readonly string[] {
  return (
    readdirSync(folder, { recursive, encoding: 'utf8' })
      // an example of the playground has packages of its own
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => join(folder, name))
  )
}

const REPLACES =
  /\bvi\s*\.(stubGlobal|stubEnv|useFakeTimers|setSystemTime|spyOn|mock|doMock|resetModules)\(/

const known = new Map<string, boolean>()

/** Whether a file, or one of the tests that it imports, puts something else in the place of a global, the time or a module. */
function replaces(path: string): boolean {
  const before = known.get(path)
  if (before !== undefined) return before
  known.set(path, false) // for files that import each other
  const text = readFileSync(path, 'utf8')
  const imported = [...text.matchAll(/ from '(\.[^']+)'/g)]
    .map(([, name]) => normalize(join(path, '..', String(name))))
    .filter((name) => /^test[\\/].*\.tsx?$/.test(name))
  const found = REPLACES.test(text) || imported.some(replaces)
  known.set(path, found)
  return found
}

/** Those that need a worker to themselves, which starts with a world of its own. */
export const alone = tests.filter(replaces)

/** Those that leave their worker as it was, and share it: a worker for each takes longer than most of them. */
export const sharing = tests.filter((path) => !alone.includes(path))
