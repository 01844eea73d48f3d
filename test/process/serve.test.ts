import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEveryTable } from '../support/olderSchemas.ts'
import { printCount } from '../support/printCount.ts'
import { type Command, runCommand } from '../support/runCommand.ts'

const UNCOMPRESSED = /^04[0-9a-f]{128}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-serve-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

function serve(args: readonly string[], env: Record<string, string> = {}): Command {
  return runCommand(['serve', '--port', '0', ...args], env)
}

/** A start that does not succeed: a plain sentence for each reason, no stack, exit code 1. */
async function refusalOf(command: Command, reasons = 1): Promise<string> {
  expect(await command.ended).toEqual({ code: 1, signal: null })
  expect(command.stdout()).toBe('')
  expect(command.stderr()).not.toMatch(/\n\s+at |Error:|\.ts:/)
  expect(command.stderr().trimEnd().split('\n')).toHaveLength(reasons)
  return command.stderr()
}

test('prints exactly one line of JSON when it is ready, with every fact', async () => {
  const command = serve(['--memory', '--json'])
  const facts = JSON.parse((await command.firstLine) ?? '')
  expect(facts).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    authProxyUrl: facts.url,
    apiBaseUrl: facts.url,
    organizationId: expect.stringMatching(ID),
    authProxyConfigId: expect.stringMatching(ID),
    rootUserId: expect.stringMatching(ID),
    rootApiKey: {
      publicKey: expect.stringMatching(/^0[23][0-9a-f]{64}$/),
      privateKey: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    dashboardUrl: `${facts.url}/dashboard`,
    rootEmail: 'root@latchkit.localhost',
    inboxUrl: `${facts.url}/inbox`,
    oidcIssuerUrl: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    rpcUrls: expect.objectContaining({
      'eip155:1': expect.stringMatching(/^http:\/\/localhost:\d+\/eip155:1$/),
    }),
    encryptionKeys: { clientSecret: expect.stringMatching(/^04[0-9a-f]{128}$/) },
    signingKeys: {
      session: expect.stringMatching(UNCOMPRESSED),
      verification: expect.stringMatching(UNCOMPRESSED),
      export: expect.stringMatching(UNCOMPRESSED),
    },
    appProofRootPem: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/),
    // development turns everything on
    off: [],
  })
  const health = await fetch(`${facts.url}/health`)
  expect(await health.json()).toEqual({ status: 'ok' })
  command.kill('SIGTERM')
  expect(await command.ended).toEqual({ code: 0, signal: null })
  expect(command.stdout().trimEnd().split('\n')).toHaveLength(1)
})

test('tells a person where it is without --json', async () => {
  const command = serve(['--memory'])
  expect(await command.firstLine).toMatch(/ready/)
  command.kill('SIGINT')
  expect(await command.ended).toEqual({ code: 0, signal: null })
  expect(command.stdout()).toMatch(/http:\/\/localhost:\d+/)
})

test('ends with 0 on Ctrl-C, even when it comes twice, and lets go of the folder', async () => {
  for (let round = 0; round < 2; round++) {
    const command = serve(['--data', folder, '--json'])
    expect(await command.firstLine).toContain('authProxyConfigId')
    command.kill('SIGINT')
    command.kill('SIGINT')
    expect(await command.ended).toEqual({ code: 0, signal: null })
  }
})

test('ends at once on Ctrl-C while a connection is open that says nothing', async () => {
  const command = serve(['--memory', '--json'])
  const { url } = JSON.parse((await command.firstLine) ?? '')
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await once(silent, 'connect')
  const startedAt = performance.now()
  command.kill('SIGINT')
  expect(await command.ended).toEqual({ code: 0, signal: null })
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

test('lets a successor start while it ends', async () => {
  const first = serve(['--data', folder, '--json'])
  await first.firstLine
  const second = serve(['--data', folder, '--json'])
  first.kill('SIGTERM')
  expect(await second.firstLine).toContain('authProxyConfigId')
})

test('ends when the npm that started it is gone', async () => {
  const args = ['run', '--silent', 'service', '--', '--port', '0', '--memory', '--json']
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once(npm.stdout, 'data')
  const { url } = JSON.parse(String(line))
  npm.kill('SIGTERM')
  // the service holds the other end of the pipe until it has ended
  await once(npm.stdout.resume(), 'close')
  await expect(fetch(`${url}/health`)).rejects.toThrow()
})

test('keeps data and key readable by their owner only', async () => {
  const data = join(folder, 'data')
  const command = serve(['--data', data, '--json'])
  await command.firstLine
  expect(statSync(data).mode & 0o777).toBe(0o700)
  expect(statSync(join(data, 'kek')).mode & 0o777).toBe(0o600)
  expect(statSync(join(data, 'latchkit.sqlite')).mode & 0o777).toBe(0o600)
})

test.each(['0.0.0.0', '::', '192.0.2.1'])(
  'sec/T11 refuses in development to listen on %s, and makes no data',
  async (host) => {
    const data = join(folder, 'data')
    expect(await refusalOf(serve(['--data', data, '--host', host]))).toContain('this machine only')
    expect(existsSync(data)).toBe(false)
  },
)

test('refuses a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = Object(other.address()) satisfies AddressInfo
  const said = await refusalOf(serve(['--memory', '--port', String(port)]))
  expect(said).toContain(`Port ${port} is in use`)
  other.close()
})

test('R09 refuses a folder that another process uses, and serves on in that one', async () => {
  const first = serve(['--data', folder, '--json'])
  await first.firstLine
  expect(await refusalOf(serve(['--data', folder]))).toContain('Another process')
  const { url } = JSON.parse((await first.firstLine) ?? '')
  expect((await fetch(`${url}/health`)).status).toBe(200)
  printCount('R09 second processes on one data folder that were refused', 1, 1)
})

test('refuses a folder that cannot be one', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await refusalOf(serve(['--data', join(file, 'data')]))).toContain('--data')
})

test('refuses a database that cannot be reached', async () => {
  const place = ['--data', folder, '--database-url', 'postgres://ada:s3cret@127.0.0.1:1/x']
  const said = await refusalOf(serve(place))
  expect(said).toContain('ECONNREFUSED')
  expect(said).not.toContain('s3cret')
})

test('refuses a database file that is none', async () => {
  writeFileSync(join(folder, 'kek'), `${'07'.repeat(32)}\n`, { mode: 0o600 })
  writeFileSync(join(folder, 'latchkit.sqlite'), 'no database '.repeat(1000))
  expect(await refusalOf(serve(['--data', folder]))).toContain('file is not a database')
})

test('R16 refuses a key that is missing, wrong or open to others, R13 and newer data, says which, and harms none of it', async () => {
  const data = ['--data', folder]
  const command = serve([...data, '--json'])
  await command.firstLine
  command.kill('SIGTERM')
  await command.ended
  const path = join(folder, 'latchkit.sqlite')
  const kept = readEveryTable(path)
  chmodSync(join(folder, 'kek'), 0o644)
  expect(await refusalOf(serve(data))).toContain('chmod 600')
  chmodSync(join(folder, 'kek'), 0o600)
  expect(await refusalOf(serve(data, { LATCHKIT_KEK: 'abcd' }))).toContain('LATCHKIT_KEK')
  expect(await refusalOf(serve(data, { LATCHKIT_KEK: 'ab'.repeat(32) }))).toContain('not the key')
  const database = new DatabaseSync(path)
  database.exec(`insert into "latchkitMigrations" values (999, '0999Future')`)
  database.close()
  expect(await refusalOf(serve(data))).toContain('A newer version of Latchkit')
  rmSync(join(folder, 'kek'))
  expect(await refusalOf(serve(data))).toContain('missing')
  expect(readEveryTable(path)).toEqual(kept)
})

test('refuses production without mail and without a root key', async () => {
  const NODE_ENV = 'production'
  const both = await refusalOf(serve(['--memory'], { NODE_ENV }), 2)
  expect(both).toContain('LATCHKIT_SMTP_URL')
  expect(both).toContain('LATCHKIT_ROOT_PUBLIC_KEY')
  const mail = { LATCHKIT_SMTP_URL: 'smtp://localhost:1', LATCHKIT_MAIL_FROM: 'a@example.com' }
  const said = await refusalOf(serve(['--memory'], { NODE_ENV, ...mail }))
  expect(said).toContain('LATCHKIT_ROOT_PUBLIC_KEY')
})

test('sec/T11 in production has no inbox and gives out no private key', async () => {
  const command = serve(['--memory', '--json'], {
    NODE_ENV: 'production',
    LATCHKIT_SMTP_URL: 'smtp://localhost:1',
    LATCHKIT_MAIL_FROM: 'login@example.com',
    // the generator of the curve: a point whose key everybody knows
    LATCHKIT_ROOT_PUBLIC_KEY: '036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
  })
  const facts = JSON.parse((await command.firstLine) ?? '')
  expect(facts).not.toHaveProperty('rootApiKey')
  expect(facts).not.toHaveProperty('inboxUrl')
  expect(facts).not.toHaveProperty('oidcIssuerUrl')
  expect((await fetch(`${facts.url}/inbox/messages`)).status).toBe(404)
})

test('refuses --memory together with --data', async () => {
  expect(await refusalOf(serve(['--memory', '--data', folder]))).toContain('--memory')
})
