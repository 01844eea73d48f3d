import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { startMailServer } from './mailServer.ts'
import { createProxyClient } from './proxyClient.ts'
import { runCommand } from './runCommand.ts'
import { live } from './secretPerson.ts'
import type { Place, Secret } from './secretSearch.ts'
import { startWebhookReceiver } from './webhookReceiver.ts'

/** How many people are on their way at the same time. */
const AT_ONCE = 4

/** The secrets of a run, and all that a service has said and written meanwhile. */
export type SecretRun = {
  readonly secrets: readonly Secret[]
  /** What it said: standard output and error, the bodies of refusals, and webhooks. */
  readonly said: readonly Place[]
  /** Files of the data folder, while it ran and after it had ended. */
  readonly files: readonly Place[]
  readonly refusals: number
  readonly webhooks: number
  readonly organizationId: string
}

/** Runs a service as a process, lets people live with it, and collects every secret and everything it gave away. */
export async function runWithPeople(people: number): Promise<SecretRun> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-secrets-'))
  const mail = await startMailServer()
  const hooks: Buffer[] = []
  const receiver = await startWebhookReceiver(async ({ body }, response) => {
    hooks.push(Buffer.from(body))
    response.end()
  })
  const keyEncryptionKey = hexFromBytes(crypto.getRandomValues(new Uint8Array(32)))
  const command = runCommand(['serve', '--port', '0', '--json', '--data', folder], {
    LATCHKIT_KEK: keyEncryptionKey,
    LATCHKIT_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LATCHKIT_MAIL_FROM: 'login@fieldnotes.example',
  })
  const readyLine = (await command.firstLine) ?? ''
  const facts = JSON.parse(readyLine)
  const known = new Map<string, Secret>()
  const keep = (secret: Secret) => {
    if (!known.has(secret.value)) known.set(secret.value, secret)
  }
  keep({ kind: 'key-encryption key', value: keyEncryptionKey })
  keep({ kind: 'root key', value: facts.rootApiKey.privateKey })
  const refusals: Buffer[] = []
  const watched = async (request: Request) => {
    const stamp = request.headers.get('x-stamp')
    if (stamp && stamp.length > 150) keep({ kind: 'stamp', value: stamp })
    const response = await fetch(request)
    if (!response.ok) refusals.push(Buffer.from(await response.clone().arrayBuffer()))
    return response
  }

  const root = await importPrivateKey(facts.rootApiKey.privateKey)
  const client = createProxyClient({ fetch: watched, ...facts })
  const setUp = (name: string, parameters: object) =>
    client.stamped(`/public/v1/submit/${name}`, root, {
      type: `ACTIVITY_TYPE_${name.toUpperCase()}`,
      timestampMs: String(Date.now()),
      organizationId: facts.organizationId,
      parameters,
    })
  // nine letters and digits: six digits stand in any large file by chance
  await setUp('update_auth_proxy_config', { otpLength: 9, otpAlphanumeric: true })
  await setUp('set_organization_feature', { name: 'FEATURE_NAME_WEBHOOK', value: receiver.url })

  const codeFor = async (contact: string) => {
    const found = mail.received.findLast(({ to }) => to.includes(contact))
    const [, first = '', second = ''] =
      /\n([0-9A-Z]{5}) ([0-9A-Z]{4})\n/.exec(found?.email.text ?? '') ?? []
    return first + second
  }
  let next = 0
  const livesOfOne = async () => {
    while (next < people) await live({ fetch: watched, facts, codeFor }, next++, keep)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, people) }, livesOfOne))
  await vi.waitFor(() => expect(hooks.length).toBeGreaterThanOrEqual(people), 30_000)

  const during = filesIn(folder, 'while it ran')
  command.kill('SIGTERM')
  await command.ended
  const files = [...during, ...filesIn(folder, 'afterwards')]
  await mail.close()
  receiver.close()
  rmSync(folder, { recursive: true, force: true })
  return {
    secrets: [...known.values()],
    said: [
      // a development service gives its root key out there, and nothing else ever
      { name: 'standard output', bytes: Buffer.from(command.stdout().replace(readyLine, '')) },
      { name: 'standard error', bytes: Buffer.from(command.stderr()) },
      { name: 'refusals', bytes: Buffer.concat(refusals) },
      { name: 'webhooks', bytes: Buffer.concat(hooks) },
    ],
    files,
    refusals: refusals.length,
    webhooks: hooks.length,
    organizationId: facts.organizationId,
  }
}

function filesIn(folder: string, when: string): Place[] {
  return readdirSync(folder).map((file) => ({
    name: `${file} ${when}`,
    bytes: readFileSync(join(folder, file)),
  }))
}
