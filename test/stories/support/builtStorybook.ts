import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'storybook-static'
const SOURCES = ['src', 'stories', '.storybook', 'package.json']

/** When the newest file of a folder was written, milliseconds since 1970. */
function newestMs(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestMs(join(path, name))))
}

function isFresh(): boolean {
  const index = join(FOLDER, 'index.json')
  if (!existsSync(index)) return false
  return Math.max(...SOURCES.map(newestMs)) < statSync(index).mtimeMs
}

/**
 * The folder of the built Storybook. Builds it when it is missing, or older than what it is made from.
 *
 * @throws Error with what the build printed when it fails.
 */
export function builtStorybook(): string {
  if (isFresh()) return FOLDER
  // as from a shell: the test runner's own environment would make another build
  const { VITEST, NODE_ENV, ...env } = process.env
  const build = spawnSync('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'], {
    env: { ...env, CI: 'true' },
    encoding: 'utf8',
  })
  if (build.status !== 0) throw new Error(`${build.stdout}\n${build.stderr}`)
  return FOLDER
}
