import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = '/usr/lib/postgresql'

/** The folder of the newest server on this machine; undefined when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

export type PostgresServer = {
  /** Makes an empty schema. @returns the address of a store that keeps its tables there. */
  urlOf(schema: string): string
  /** Runs SQL in a schema. @returns the first column of what it answers. */
  ask(schema: string, sql: string): string
  stop(): void
}

/** Starts an empty server on a socket in a folder of its own. */
export function startPostgres(bin: string): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-postgres-'))
  const owner = ownerOf()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = (command: string, ...parts: readonly string[]) =>
    execFileSync(join(bin, command), parts, { ...owner, cwd: folder, stdio: 'ignore' })

  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off`
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings)
  return {
    urlOf: (schema) => {
      run('psql', '-h', folder, '-U', 'postgres', '-c', `create schema "${schema}"`, 'postgres')
      const options = encodeURIComponent(`-c search_path="${schema}"`)
      return `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}&options=${options}`
    },
    ask: (schema, sql) => {
      const parts = ['-h', folder, '-U', 'postgres', '-At', '-v', 'ON_ERROR_STOP=1']
      const text = `set search_path to "${schema}"; ${sql}`
      const options = { ...owner, cwd: folder, encoding: 'utf8', input: text } as const
      const said = execFileSync(join(bin, 'psql'), [...parts, '-q', 'postgres'], options)
      return said.trim()
    },
    stop: () => {
      run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data)
      rmSync(folder, { recursive: true })
    },
  }
}

/** The server refuses to run as root; then it runs as the user that its package made. */
function ownerOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
