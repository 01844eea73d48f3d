import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { StartRefused } from '../../service/startRefused.ts'
import type { ChainBackend } from './chainBackend.ts'

/**
 * Ends the program when this process does, however it ends: a shell reads what nobody ever writes, and reads the end of it
 * when we are gone.
 */
const WATCHED = 'exec 3<&0; (read -r _ <&3; kill -9 $$) >/dev/null 2>&1 & exec "$0" "$@" </dev/null'

/**
 * Starts an Ethereum chain that makes a block of each transaction, with the accounts and keys that the program is known for.
 *
 * @param chainId - decimal.
 * @throws StartRefused when it does not start.
 */
export async function startAnvil(program: string, chainId: string): Promise<ChainBackend> {
  const options = ['--host', '127.0.0.1', '--port', '0', '--chain-id', chainId]
  const child = spawn('sh', ['-c', WATCHED, program, ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // a Ctrl-C in the terminal is for the service, which ends this in its own time
    detached: true,
  })
  const exited = once(child, 'exit')
  child.once('exit', () => child.stdin.end())
  const port = await portFrom(createInterface({ input: child.stdout }), exited)
  // whatever it prints after that is of no use, but must be taken from it
  child.stdout.resume()
  child.unref()
  return {
    answer: async (body) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body }
      return (await fetch(`http://127.0.0.1:${port}`, init)).text()
    },
    close: async () => {
      child.stdin.end()
      await exited
    },
  }
}

async function portFrom(lines: AsyncIterable<string>, exited: Promise<unknown>): Promise<string> {
  const listening = (async () => {
    for await (const line of lines) {
      const port = /^Listening on .*:(\d+)$/.exec(line)?.[1]
      if (port) return port
    }
    return null
  })()
  const port = await Promise.race([listening, exited.then(() => null)])
  if (port === null) throw new StartRefused('The local Ethereum chain did not start.')
  return port
}
