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

export type FairnessService = {
  readonly access: Access
  readonly pid: number
  stop(): Promise<void>
}

/** Starts the service in production mode, as a process of its own. */
export async function startProduction(
  place: readonly string[],
  mailPort: number,
): Promise<FairnessService> {
  const { privateKeyHex: rootPrivateKey } = await generatePrivateKeyHex()
  const root = await importPrivateKey(rootPrivateKey)
  const child = spawn(
    process.execPath,
    ['src/node/cli.ts', 'serve', '--port', '0', '--json', ...place],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LATCHKIT_KEK: '5a'.repeat(32),
        LATCHKIT_ROOT_PUBLIC_KEY: root.publicKeyHex,
        LATCHKIT_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        LATCHKIT_MAIL_FROM: 'login@fieldnotes.example',
      },
    },
  )
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000)
  })
  const lines = createInterface({ input: child.stdout })
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
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
