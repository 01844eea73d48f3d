import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError } from 'commander'
import { StartRefused } from '../service/startRefused.ts'
import { backUp } from './backUp.ts'
import { readRpcUrls } from './readRpcUrls.ts'
import { runServe, type ServeArguments } from './runServe.ts'

/** Reads the command line and does what it says. */
export async function runCli(argv: readonly string[]): Promise<void> {
  const program = new Command('latchkit')
    .description('The service that Latchkit logs people in with.')
    .version(readVersion(), '--version', 'print the version')
    .action(() => program.outputHelp())
  program
    .command('serve')
    .description('start the auth proxy and the activity API')
    .option('--port <port>', 'where to listen; 0 takes any free port', portFrom, 4455)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--data <dir>', 'folder for data and keys (default: ".latchkit")')
    .option('--memory', 'keep everything in memory, gone at the end')
    .option('--database-url <url>', 'PostgreSQL database, instead of the embedded one')
    .option(
      '--rpc-url <chain=url>',
      'where a chain is asked, like eip155:1=https://…; may be given again',
      rpcUrlsFrom,
    )
    .option('--json', 'print one line of JSON when ready')
    .action((options: ServeArguments) => runServe(options))
  program
    .command('backup <file>')
    .description('copy the embedded database into a new file, also while the service runs')
    .option('--data <dir>', 'folder of the data', '.latchkit')
    .action((file: string, { data }: { readonly data: string }) => runBackup(data, file))
  await program.parseAsync(argv)
}

/** Says nothing when all went well; else a sentence, and the process ends with 1. */
function runBackup(dataDir: string, file: string): void {
  try {
    backUp(dataDir, file)
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Each use of the option adds one; the last for a chain counts. */
function rpcUrlsFrom(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  try {
    return { ...before, ...readRpcUrls(text) }
  } catch (error) {
    if (error instanceof StartRefused) throw new InvalidArgumentError(error.message)
    throw error
  }
}

function portFrom(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It is 0 to 65535.')
  return port
}

/** The version of the package: its file lies two folders above, in the source and in what is built of it. */
function readVersion(): string {
  // as a path: the build inlines what `new URL` of a file names
  const here = fileURLToPath(import.meta.url)
  const text = readFileSync(join(here, '../../../package.json'), 'utf8')
  return String(JSON.parse(text).version)
}
