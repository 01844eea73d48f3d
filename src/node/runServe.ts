import { StartRefused } from '../service/startRefused.ts'
import { createEnd } from './createEnd.ts'
import { readEnvironment } from './environment.ts'
import { createLog, reasonOf } from './log.ts'
import { readyFactsOf, readyTextOf } from './readyFacts.ts'
import { type RunningService, serve } from './serve.ts'

/** How often to look whether the npm that started this process is still there, in milliseconds. */
const PARENT_WATCH_MS = 200

/** What the command line gives. */
export type ServeArguments = {
  readonly port: number
  readonly host: string
  readonly data?: string | undefined
  readonly memory?: boolean | undefined
  readonly databaseUrl?: string | undefined
  readonly rpcUrl?: Readonly<Record<string, string>> | undefined
  readonly json?: boolean | undefined
}

/**
 * Runs `latchkit serve`: standard output gets the facts and nothing else, standard error the log. Ends with 0 after Ctrl-C
 * or SIGTERM, with 130 when Ctrl-C comes again meanwhile, and with 1 and a sentence when it cannot start.
 */
export async function runServe(given: ServeArguments): Promise<void> {
  const starting = start(given)
  endOnSignal(starting)
  const running = await starting
  if (!running) return
  // as daemons do when their files have changed
  process.on('SIGHUP', () => void running.renewKeys())
  const facts = readyFactsOf(running)
  process.stdout.write(given.json ? `${JSON.stringify(facts)}\n` : readyTextOf(facts))
}

async function start(given: ServeArguments): Promise<RunningService | undefined> {
  const log = createLog({
    writeText: (text) => process.stderr.write(text),
    nowMs: Date.now,
  })
  try {
    return await serve({
      host: given.host,
      port: given.port,
      memory: given.memory,
      dataDir: given.data,
      databaseUrl: given.databaseUrl,
      rpcUrls: given.rpcUrl,
      environment: readEnvironment(process.env),
      log,
    })
  } catch (error) {
    const isPlain = error instanceof StartRefused
    const sentence = isPlain ? error.message : `The service cannot start (${reasonOf(error)}).`
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
    return undefined
  }
}

function endOnSignal(starting: Promise<RunningService | undefined>): void {
  const end = createEnd({
    close: async () => (await starting)?.close(),
    exit: (code) => process.exit(code),
    nowMs: () => performance.now(),
  })
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(end)
}

/** npm puts a shell between itself and this process, which takes a signal for npm with it to the grave. */
function whenOrphaned(end: () => Promise<void>): void {
  const parent = process.ppid
  const watch = () => {
    if (process.ppid !== parent) void end()
  }
  setInterval(watch, PARENT_WATCH_MS).unref()
}
