import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { generatePrivateKeyHex } from '../../../src/crypto/p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../../../src/crypto/p256/importPrivateKey.ts'

/** What bystander and attackers know of the service. The key is that of its root user. */
export type Access = {
  readonly url: string
  readonly organizationId: string
  readonly authProxyConfigId: string
  readonly rootPrivateKey: string
}

type Milliseconds = { readonly p99: number; readonly max: number }

/** How late timers ran, and how long the main thread computed between two of their turns. */
export type LoopDelay = { readonly delay: Milliseconds; readonly computed: Milliseconds }

export type FairnessService = {
  readonly access: Access
  readonly pid: number
  /** The delay of the event loop since it was read last. */
  readLoopDelay(): Promise<LoopDelay>
  stop(): Promise<void>
}

/** What README names for machines with 512 MB: a process that needed more would end. */
const MEMORY_BOUNDS = ['--max-old-space-size=192', '--max-semi-space-size=16']

/**
 * Starts the service in production mode, as a process of its own. `FAIRNESS_PROFILE` names a folder to which it writes its
 * CPU profile when it ends.
 */
export async function startProduction(
  place: readonly string[],
  mailPort: number,
): Promise<FairnessService> {
  const { privateKeyHex: rootPrivateKey } = await generatePrivateKeyHex()
  const root = await importPrivateKey(rootPrivateKey)
  const profiles = process.env.FAIRNESS_PROFILE
  const watch = new URL('watchLoop.ts', import.meta.url).href
  const child = spawn(
    process.execPath,
    [
      ...MEMORY_BOUNDS,
      ...['--import', watch],
      ...(profiles ? ['--cpu-prof', '--cpu-prof-dir', profiles] : []),
      ...['src/node/cli.ts', 'serve', '--port', '0', '--json', ...place],
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LATCHKIT_KEK: '5a'.repeat(32),
        LATCHKIT_ROOT_PUBLIC_KEY: root.publicKeyHex,
        LATCHKIT_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        LATCHKIT_MAIL_FROM: 'login@fieldnotes.example',
        // the receivers of the attack on webhooks are on this machine
        LATCHKIT_WEBHOOK_HOSTS: '127.0.0.0/8',
      },
    },
  )
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000)
  })
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const ended = once(child, 'exit')
  const line = await Promise.race([once(lines, 'line'), ended.then(() => null)])
  if (line === null) throw new Error(`the service did not start:\n${complaints}`)
  const facts = Object(JSON.parse(String(line[0])))
  return {
    access: {
      url: `http://127.0.0.1:${new URL(String(facts.url)).port}`,
      organizationId: String(facts.organizationId),
      authProxyConfigId: String(facts.authProxyConfigId),
      rootPrivateKey,
    },
    pid: child.pid ?? 0,
    async readLoopDelay() {
      child.send('read')
      const [delay] = await once(child, 'message')
      return delay
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
