import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openExportBundle } from '../../src/crypto/hpke/exportBundle.ts'
import { sealImport } from '../../src/crypto/hpke/importBundle.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../src/lib/utf8.ts'
import { createSqliteStore } from '../../src/node/sqlStore/createSqliteStore.ts'
import { createService } from '../../src/service/createService.ts'
import { purge } from '../../src/service/purge.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkit-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const junk = 'test test test test test test test test test test test junk'
const keyEncryptionKey = new Uint8Array(32).fill(9)

/** A service on the same data folder as the one before, and its root user. */
async function start() {
  const store = await createSqliteStore(join(folder, 'latchkit.sqlite'))
  const service = await createService({ store, keyEncryptionKey, development: true })
  const { facts, development } = service
  const { stamped } = createProxyClient({
    fetch: service.fetch,
    url: 'http://localhost',
    authProxyConfigId: facts.authProxyConfigId,
  })
  const key = await importPrivateKey(development?.rootApiKey.privateKey ?? '')
  const { organizationId, rootUserId: userId } = facts
  const submit = async (name: keyof typeof submitEndpoints, parameters: object) => {
    const { path, type, resultKey } = submitEndpoints[name]
    const timestampMs = String(Date.now())
    const body = { type, timestampMs, organizationId, parameters }
    const reply = await stamped(path, key, body)
    const { activity } = Object(reply.body)
    return Object(activity?.result)[resultKey ?? '']
  }
  return { service, store, submit, organizationId, userId, pinned: facts.signingKeys.export }
}

test('goes on after a restart with an import that was begun before it', async () => {
  const before = await start()
  const { organizationId, userId } = before
  const { importBundle } = await before.submit('initImportWallet', { userId })
  await before.service.close()
  const after = await start()
  expect(after.pinned).toBe(before.pinned)
  const importer = { organizationId, userId }
  const secret = bytesFromUtf8(junk)
  const encryptedBundle = await sealImport(secret, importBundle, importer, after.pinned)
  const wallet = { userId, walletName: 'Old', accounts: [ethereumAccount], encryptedBundle }
  const { walletId, addresses } = await after.submit('importWallet', wallet)
  expect(addresses).toEqual(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
  const target = await createTargetKey()
  const { exportBundle } = await after.submit('exportWallet', {
    walletId,
    targetPublicKey: target.publicKeyUncompressedHex,
  })
  const opened = await openExportBundle(exportBundle, {
    target,
    organizationId,
    pinnedKeyHex: after.pinned,
  })
  expect(utf8FromBytes(opened ?? new Uint8Array())).toBe(junk)
  await after.service.close()
})

test('forgets an import that nobody went on with', async () => {
  const { service, store, submit, userId } = await start()
  await submit('initImportPrivateKey', { userId })
  await purge(store, Date.now())
  expect(await store.count('imports', {})).toBe(1)
  await purge(store, Date.now() + 16 * 60_000)
  expect(await store.count('imports', {})).toBe(0)
  await service.close()
})
