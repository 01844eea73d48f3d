import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSealer } from '../../src/crypto/seal/seal.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../src/lib/utf8.ts'
import { backUp } from '../../src/node/backUp.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { derivePrivateKey } from '../../src/service/wallets/deriveKey.ts'
import { openPrivateKey } from '../../src/service/wallets/privateKeySeal.ts'
import { openSeed } from '../../src/service/wallets/recoveryPhrase.ts'
import { walletSealContext } from '../../src/service/wallets/sealContexts.ts'
import { createTestApi } from '../support/activityApi.ts'
import { exportSecret, importKey, importPhrase } from '../support/bundleSteps.ts'
import { printCount } from '../support/printCount.ts'
import { everySealed, keyOf, makeSecrets, opens, startOn } from '../support/sealedService.ts'
import { folderHolds, formsOf } from '../support/secretForms.ts'
import {
  ethereumAccount,
  makePrivateKey,
  makeWallet,
  resultOf,
  solanaAccount,
} from '../support/walletSteps.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-sealed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const holds = (needle: Buffer) => folderHolds(folder, needle)

test('R10 T36 keeps no phrase, seed or private key in the clear in any file of the database, or a copy', async () => {
  const store = await createSqliteStore(join(folder, 'latchkit.sqlite'))
  const kit = await createTestApi({ store })
  const accounts = [ethereumAccount, solanaAccount]
  const secrets: Uint8Array[] = []
  for (let round = 0; round < 5; round++) {
    const { walletId, addresses } = await makeWallet(kit, accounts)
    const row = await store.first('wallets', { id: walletId })
    if (!row) throw new Error('the wallet is not there')
    const context = walletSealContext(kit.organizationId, walletId)
    const phrase = await kit.parts.sealer.open(row.sealedPhrase, context)
    const words = (utf8FromBytes(phrase) ?? '').split(' ')
    const seed = await openSeed(kit.parts, row)
    secrets.push(phrase, bytesFromUtf8(words.slice(0, 3).join(' ')), seed)
    for (const { curve, path } of accounts) secrets.push(derivePrivateKey(seed, curve, path))
    await kit.submit(
      'signRawPayload',
      {
        signWith: addresses[0],
        payload: 'x',
        encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
        hashFunction: 'HASH_FUNCTION_SHA256',
      },
      { key: kit.root.key },
    )
    const { privateKeyId } = await makePrivateKey(kit)
    const key = await store.first('privateKeys', { id: privateKeyId })
    if (!key) throw new Error('the key is not there')
    secrets.push(await openPrivateKey(kit.parts, key))
    // what is public is there: the search finds what is to be found
    expect(holds(Buffer.from(addresses[0] ?? ''))).toBe(true)
    expect(holds(Buffer.from(key.publicKey))).toBe(true)
  }
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  const { walletId } = resultOf(await importPhrase(kit, phrase))
  await exportSecret(kit, 'exportWallet', { walletId })
  const key = crypto.getRandomValues(new Uint8Array(32))
  const { privateKeyId } = resultOf(await importKey(kit, key, { curve: 'CURVE_ED25519' }))
  await exportSecret(kit, 'exportPrivateKey', { privateKeyId })
  expect(await store.count('wallets', { isImported: true, isExported: true })).toBe(1)
  expect(await store.count('privateKeys', { isImported: true, isExported: true })).toBe(1)
  secrets.push(bytesFromUtf8(phrase), bytesFromUtf8('legal winner thank'), key)
  const forms = secrets.flatMap(formsOf)
  backUp(folder, join(folder, 'copy'))
  const copy = readFileSync(join(folder, 'copy'))
  expect(copy.includes(String(walletId))).toBe(true)
  expect(forms.filter(holds)).toEqual([])
  printCount('R10 T36 secrets found in the files of the database and a copy', 0, forms.length)
  await store.close()
  expect(forms.filter(holds)).toEqual([])
}, 30_000)

test('T36 opens a sealed key in its own row only', async () => {
  const kit = await createTestApi()
  const ids = [(await makePrivateKey(kit)).privateKeyId, (await makePrivateKey(kit)).privateKeyId]
  const [one, other] = await Promise.all(
    ids.map((id) => kit.parts.store.first('privateKeys', { id })),
  )
  if (!one || !other) throw new Error('a key is not there')
  expect(await openPrivateKey(kit.parts, one)).toHaveLength(32)
  const swapped = { ...one, sealedKey: other.sealedKey }
  await expect(openPrivateKey(kit.parts, swapped)).rejects.toThrow()
  const foreign = { ...one, organizationId: 'other' }
  await expect(openPrivateKey(kit.parts, foreign)).rejects.toThrow()
  await makeWallet(kit)
  await makeWallet(kit)
  const [wallet, another] = await kit.parts.store.find('wallets', {})
  if (!wallet || !another) throw new Error('a wallet is not there')
  expect(await openSeed(kit.parts, wallet)).toHaveLength(64)
  await expect(
    openSeed(kit.parts, { ...wallet, sealedPhrase: another.sealedPhrase }),
  ).rejects.toThrow()
})

test('T36 keeps nothing that is sealed in the clear in database, log and backup, before and after a new key', async () => {
  const path = join(folder, 'latchkit.sqlite')
  const store = await createSqliteStore(path)
  const keys = [
    crypto.getRandomValues(new Uint8Array(32)),
    crypto.getRandomValues(new Uint8Array(32)),
  ]
  const [first = keyOf(0), second = keyOf(0)] = keys
  const service = await startOn(store, first)
  await makeSecrets(service)
  const forms: Buffer[] = keys.flatMap(formsOf)
  const sealer = await createSealer(first)
  const kept = await everySealed(store)
  for (const { sealed, boundTo } of kept)
    forms.push(...formsOf((await sealer.open(sealed, boundTo)).subarray(0, 96)))
  const rootKey = service.development?.rootApiKey.privateKey ?? ''
  forms.push(...formsOf(Buffer.from(rootKey, 'hex')))

  const copy = async (name: string) => {
    const database = new DatabaseSync(path, { readOnly: true })
    await backup(database, join(folder, name))
    database.close()
  }
  await copy('backup-1')
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['latchkit.sqlite-wal', 'backup-1']))
  // what is sealed is there: the search finds what is to be found
  // (of long ones the beginning, since they go on in other pages of the file)
  const sealedTexts = kept.map(({ sealed }) => Buffer.from(sealed.slice(0, 48)))
  expect(sealedTexts.filter(holds)).toHaveLength(kept.length)
  expect(forms.filter(holds)).toEqual([])
  await service.takeKey(second)
  await copy('backup-2')
  expect(forms.filter(holds)).toEqual([])
  await service.close()
  await store.close()
  expect(forms.filter(holds)).toEqual([])
  printCount('T36 secrets found in database, log and backups', 0, forms.length)
}, 60_000)

test('T36 opens no secret in the place of another: 100 of 100 swaps fail', async () => {
  const store = createMemoryStore()
  const service = await startOn(store, keyOf(1))
  await makeSecrets(service)
  const sealer = await createSealer(keyOf(1))
  const kept = await everySealed(store)
  const pairs = kept
    .flatMap((one) => kept.map((other) => [one, other] as const))
    .filter(([one, other]) => one !== other)
  const step = Math.floor(pairs.length / 100)
  expect(step).toBeGreaterThan(0)
  const swaps = pairs.filter((_, i) => i % step === 0).slice(0, 100)
  for (const { sealed, boundTo } of kept) expect(await opens(sealer, sealed, boundTo)).toBe(true)
  let failed = 0
  for (const [one, other] of swaps) if (!(await opens(sealer, one.sealed, other.boundTo))) failed++
  printCount('T36 swaps of sealed secrets that fail', failed, 100)
  expect(failed).toBe(100)
  await service.close()
})
