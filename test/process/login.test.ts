import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createSealer } from '../../src/crypto/seal/seal.ts'
import { verifyToken } from '../../src/crypto/token/verifyToken.ts'
import { keysFromFolder } from '../../src/node/keyEncryptionKey.ts'
import { proxyKeySealContext } from '../../src/service/proxy-settings/newProxyKey.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { type Command, runCommand } from '../support/runCommand.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-login-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(env: Record<string, string> = {}, place = ['--data', folder]) {
  const command = runCommand(['serve', '--port', '0', '--json', ...place], env)
  const facts = JSON.parse((await command.firstLine) ?? '')
  const client = createProxyClient({ fetch, ...facts })
  return { command, facts, client }
}

async function stop(command: Command): Promise<void> {
  command.kill('SIGTERM')
  expect(await command.ended).toEqual({ code: 0, signal: null })
}

test('T38 logs in over HTTP, keeps everything over a restart, and leaves no secret behind', async () => {
  const first = await start()
  const codes: string[] = []
  const secrets: string[] = []
  for (const name of ['ada', 'bob', 'eve']) {
    const contact = `${name}@example.com`
    const { isNew, key, organizationId, session } = await first.client.logIn(contact)
    expect(isNew).toBe(true)
    expect(await verifyToken(session, first.facts.signingKeys.session, 'twice')).toMatchObject({
      organization_id: organizationId,
      public_key: key.publicKeyHex,
    })
    const who = await first.client.stamped('/public/v1/query/whoami', key, { organizationId })
    expect(who).toMatchObject({ status: 200, body: { organizationId, username: contact } })
    codes.push(await first.client.newestCode(contact))
    secrets.push(session)
  }
  await stop(first.command)

  const second = await start()
  const { url, authProxyUrl, apiBaseUrl, inboxUrl, oidcIssuerUrl, rpcUrls, dashboardUrl, ...kept } =
    first.facts
  expect(second.facts).toMatchObject(kept)
  expect((await second.client.logIn('ada@example.com')).isNew).toBe(false)
  await stop(second.command)

  secrets.push(...(await secretsAtRest(folder)), first.facts.rootApiKey.privateKey)
  const places = [first.command.stderr(), second.command.stderr(), ...filesIn(folder)].map(
    (place) => Buffer.from(place),
  )
  const found = (secret: string) =>
    spellings(secret).some((form) => places.some((place) => place.includes(form)))
  expect(found(first.facts.organizationId)).toBe(true)
  expect(secrets.filter(found)).toEqual([])
  // six digits may stand somewhere by chance; a service that keeps codes would keep them all
  expect(codes.filter(found).length).toBeLessThan(codes.length)
  const logs = first.command.stderr() + second.command.stderr()
  expect(logs).not.toMatch(/example\.com|[0-9a-f]{64}/)
  for (const line of logs.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('event')
})

/** The key-encryption key and the private key of the proxy, hex, opened the way the service opens them. */
async function secretsAtRest(data: string): Promise<string[]> {
  const { key } = keysFromFolder(data)
  const sealer = await createSealer(key)
  const database = new DatabaseSync(join(data, 'latchkit.sqlite'), { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  const table = tables.map(({ name }) => String(name)).find((name) => /proxy_?configs/i.test(name))
  const row = Object(database.prepare(`select * from "${table}"`).get())
  database.close()
  const place = { id: row.id, organizationId: row.organizationId, publicKey: row.publicKey }
  const pkcs8 = await sealer.open(row.sealedPrivateKey, proxyKeySealContext(place))
  const scalar = Buffer.from(pkcs8).subarray(36, 68)
  return [Buffer.from(key).toString('hex'), scalar.toString('hex')]
}

function filesIn(data: string): Buffer[] {
  const names = readdirSync(data).filter((name) => name !== 'kek')
  expect(names).toContain('latchkit.sqlite')
  return names.map((name) => readFileSync(join(data, name)))
}

/** The text itself; of hex also the bytes and their other spellings. */
function spellings(secret: string): Buffer[] {
  const forms = [Buffer.from(secret)]
  if (!/^([0-9a-f]{2}){32,}$/.test(secret)) return forms
  const bytes = Buffer.from(secret, 'hex')
  const texts = [secret.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')]
  return [...forms, bytes, ...texts.map((text) => Buffer.from(text.replace(/=+$/, '')))]
}

test('turns a wrong origin away without a row and without mail', async () => {
  const { command, facts, client } = await start(
    { LATCHKIT_ALLOWED_ORIGINS: 'https://app.example' },
    ['--memory'],
  )
  const body = { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' }
  const refused = await client.proxy('otp_init', body, { origin: 'https://evil.example' })
  expect(codeOf(refused)).toBe('ORIGIN_NOT_ALLOWED')
  expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  expect(await client.newestCode('ada@example.com')).toBe('')
  const root = await importPrivateKey(facts.rootApiKey.privateKey)
  const { organizationId } = facts
  const listed = await client.stamped('/public/v1/query/list_activities', root, { organizationId })
  expect(listed).toMatchObject({ status: 200, body: { activities: [] } })
  const allowed = await client.proxy('otp_init', body, { origin: 'https://app.example' })
  expect(allowed.status).toBe(200)
  await stop(command)
})

test('T39 refuses what it cannot read, and goes on', async () => {
  const { command, facts, client } = await start({}, ['--memory'])
  const contact = 'a'.repeat(64 * 1024)
  const large = await client.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
  expect([large.status, codeOf(large)]).toEqual([413, 'BODY_TOO_LARGE'])
  const key = await generateKeyPair()
  const { organizationId } = facts
  const huge = { organizationId, filterValue: 'a'.repeat(1024 * 1024) }
  const tooMuch = await client.stamped('/public/v1/query/list_suborgs', key, huge)
  expect([tooMuch.status, codeOf(tooMuch)]).toEqual([413, 'BODY_TOO_LARGE'])
  for (const text of ['{"a":1,"a":2}', '{"a":', '\ufeff{}', '{"a":"\\ud800"}']) {
    const broken = await client.proxy('otp_init', text)
    expect([broken.status, codeOf(broken)]).toEqual([400, 'JSON_INVALID'])
  }
  const heads = await fetch(`${facts.url}/health`, { headers: { 'x-long': 'a'.repeat(20_000) } })
  expect(heads.status).toBe(431)
  expect((await client.logIn('ada@example.com')).login.status).toBe(200)
  await stop(command)
})
