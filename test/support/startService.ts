import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'

const readyLine = v.object({
  url: v.string(),
  authProxyUrl: v.string(),
  apiBaseUrl: v.string(),
  organizationId: v.string(),
  authProxyConfigId: v.string(),
  rootUserId: v.string(),
  rootApiKey: v.object({ publicKey: v.string(), privateKey: v.string() }),
  inboxUrl: v.string(),
  oidcIssuerUrl: v.string(),
  rpcUrls: v.record(v.string(), v.string()),
  signingKeys: v.object({ session: v.string(), verification: v.string(), export: v.string() }),
  encryptionKeys: v.object({ clientSecret: v.string() }),
  appProofRootPem: v.string(),
})

export type StartServiceOptions = {
  /** The command `latchkit` of an installed package, run in this folder. @default from its source */
  readonly installedIn?: string | undefined
  /** Where the service keeps its data. @default in memory */
  readonly data?: string | undefined
  /** The database that keeps the rows; the key is then given in the environment. */
  readonly databaseUrl?: string | undefined
  /** Further options of `latchkit serve`. */
  readonly args?: readonly string[] | undefined
  readonly env?: Readonly<Record<string, string>> | undefined
}

export type RunningService = {
  /** What the service printed when it was ready. */
  readonly facts: v.InferOutput<typeof readyLine>
  readonly pid: number
  /** From the start of the process to the ready line, in milliseconds. */
  readonly readyMs: number
  /** Ends it as Ctrl-C does, and waits. */
  stop(): Promise<void>
  /** Ends it without a chance to clean up, as `kill -9` does, and waits. */
  kill(): Promise<void>
}

/** Starts the service as a process of its own on a free port, the way a person does, and waits until it is ready. */
export async function startService(options: StartServiceOptions = {}): Promise<RunningService> {
  const startedAt = performance.now()
  const { installedIn: cwd, args = [] } = options
  const program = cwd === undefined ? ['src/node/cli.ts'] : []
  const child = spawn(
    cwd === undefined ? process.execPath : 'node_modules/.bin/latchkit',
    [...program, 'serve', '--port', '0', '--json', ...placeOf(options), ...args],
    { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...withOwnNode(), ...options.env } },
  )
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000)
  })
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(child, 'exit').then(() => null),
  ])
  if (first === null) throw new Error(`the service ended before it was ready:\n${complaints}`)
  const readyMs = performance.now() - startedAt
  return {
    facts: v.parse(readyLine, JSON.parse(first)),
    pid: child.pid ?? 0,
    readyMs,
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** The environment in which `node` is the one that runs the tests, as npm makes it. */
function withOwnNode(): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env
  return { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${PATH}` }
}

function placeOf({ data, databaseUrl }: StartServiceOptions): readonly string[] {
  if (databaseUrl !== undefined) return ['--database-url', databaseUrl]
  return data === undefined ? ['--memory'] : ['--data', data]
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
