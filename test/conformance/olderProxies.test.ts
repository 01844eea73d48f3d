import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { migrations } from '../../src/node/sqlStore/migrations/migrations.ts'
import { proxyConfigFromRow } from '../../src/service/proxy-settings/proxyConfig.ts'

test('an auth proxy from before there were settings is on, as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-proxies-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'data'))
  const path = join(folder, 'data', 'latchkit.sqlite')
  const known = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('Settings')),
  )
  const old = new DatabaseSync(path)
  const types = { text: 'text', integer: 'integer' }
  old.exec('create table "latchkitMigrations" ("number" integer not null primary key, "name" text)')
  for (const [i, { name, statements }] of known.entries()) {
    for (const statement of statements(types)) old.exec(statement)
    old.prepare('insert into "latchkitMigrations" values (?, ?)').run(i + 1, name)
  }
  const row = {
    id: 'c',
    organizationId: 'o',
    userId: 'u',
    publicKey: '02',
    sealedPrivateKey: 's',
    allowedOrigins: '["https://a.example"]',
    enabledProviders: '["email"]',
    appName: 'Okafor',
    sessionExpirationSeconds: 900,
    otpLength: 6,
    otpAlphanumeric: 0,
    otpExpirationSeconds: 300,
    createdAtMs: 7,
    updatedAtMs: 7,
  }
  const names = Object.keys(row)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const marks = names.map(() => '?').join(', ')
  old
    .prepare(`insert into "proxyConfigs" (${columns}) values (${marks})`)
    .run(...Object.values(row))
  old.exec(
    `insert into "credentials" ("id", "organizationId", "userId", "name", "publicKey", "type", "createdAtMs", "updatedAtMs")
     values ('k', 'o', 'u', 'A key', '02', 'CREDENTIAL_TYPE_API_KEY_P256', 7, 7)`,
  )
  old.close()

  const store = await createSqliteStore(path)
  onTestFinished(() => store.close())
  const config = await store.first('proxyConfigs', { id: 'c' })
  expect(config).toMatchObject({
    isEnabled: true,
    changes: {},
    allowedOrigins: ['https://a.example'],
  })
  expect(config && proxyConfigFromRow(config)).toMatchObject({
    enabledProviders: ['email'],
    appName: 'Okafor',
    offersPasskeys: false,
    requiresVerificationToken: false,
  })
  expect(await store.first('credentials', { id: 'k' })).toMatchObject({ sessionProfileId: null })
})
