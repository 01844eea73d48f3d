import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSealer } from '../../src/crypto/seal/seal.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { migrations } from '../../src/node/sqlStore/migrations/migrations.ts'
import { openSeed, seedFromPhrase } from '../../src/service/wallets/recoveryPhrase.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-old-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** How many migrations a database had before wallets could be renamed, exported and deleted. */
const BEFORE = 3

/** A database as a service of that time left it: one wallet with one account. */
function writeOldDatabase(path: string, sealedPhrase: string): void {
  const database = new DatabaseSync(path)
  const types = { text: 'text', integer: 'integer' }
  database.exec(
    'create table "latchkitMigrations" ("number" integer not null primary key, "name" text not null)',
  )
  for (const [index, { name, statements }] of migrations.slice(0, BEFORE).entries()) {
    for (const sql of statements(types)) database.exec(sql)
    database.prepare('insert into "latchkitMigrations" values (?, ?)').run(index + 1, name)
  }
  database
    .prepare(
      `insert into "wallets" ("id", "organizationId", "name", "sealedPhrase", "createdAtMs") values (?, ?, ?, ?, ?)`,
    )
    .run('w', 'org', 'Old', sealedPhrase, 1234)
  database
    .prepare(
      `insert into "walletAccounts" ("id", "organizationId", "walletId", "name", "curve", "path", "addressFormat", "address", "createdAtMs")
       values ('a', 'org', 'w', null, 'CURVE_SECP256K1', 'm/0', 'ADDRESS_FORMAT_ETHEREUM', '0x', 1234)`,
    )
    .run()
  database.close()
}

test('opens the wallets of an old data folder, and its keys', async () => {
  const sealer = await createSealer(new Uint8Array(32).fill(7))
  const phrase = `${'abandon '.repeat(11)}about`
  const sealedPhrase = await sealer.seal(bytesFromUtf8(phrase), 'wallet\norg\nw')
  const path = join(folder, 'latchkit.sqlite')
  writeOldDatabase(path, sealedPhrase)
  const store = await createSqliteStore(path)
  const wallet = await store.first('wallets', { id: 'w' })
  expect(wallet).toEqual({
    id: 'w',
    organizationId: 'org',
    name: 'Old',
    sealedPhrase,
    isExported: false,
    isImported: false,
    createdAtMs: 1234,
    updatedAtMs: 1234,
  })
  expect(await store.find('walletAccounts', { organizationId: 'org' })).toEqual([
    {
      id: 'a',
      organizationId: 'org',
      walletId: 'w',
      name: null,
      curve: 'CURVE_SECP256K1',
      path: 'm/0',
      addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
      address: '0x',
      publicKey: null,
      isExported: false,
      createdAtMs: 1234,
      updatedAtMs: 1234,
    },
  ])
  if (wallet) expect(await openSeed({ sealer }, wallet)).toEqual(await seedFromPhrase(phrase))
  expect(await store.count('privateKeys', {})).toBe(0)
  await store.close()
})
