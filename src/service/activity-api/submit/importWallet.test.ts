import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import {
  beginImport,
  exportSecret,
  importPhrase,
  sealFor,
} from '../../../../test/support/bundleSteps.ts'
import {
  accountsOf,
  ethereumAccount,
  resultOf,
  textsOf,
} from '../../../../test/support/walletSteps.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../../lib/utf8.ts'
import { openPhrase } from '../../wallets/recoveryPhrase.ts'

const junk = 'test test test test test test test test test test test junk'
const QUARTER_MS = 15 * 60_000

function submitImport(kit: TestApi, encryptedBundle: string, more: object = {}) {
  const parameters = { userId: kit.root.userId, walletName: 'Old', accounts: [ethereumAccount] }
  const call = { key: kit.root.key }
  return kit.submit('importWallet', { ...parameters, encryptedBundle, ...more }, call)
}

test('keeps a wallet with the addresses that it has elsewhere, sealed', async () => {
  const kit = await createTestApi()
  const reply = await importPhrase(kit, junk, { accounts: [ethereumAccount] })
  const [address] = textsOf(reply, 'addresses')
  expect(address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  const { walletId } = resultOf(reply)
  const { wallet } = Object((await kit.query('getWallet', { walletId })).body)
  expect(wallet).toMatchObject({ walletName: 'Old', exported: false, imported: true })
  expect(await accountsOf(kit)).toMatchObject([{ walletId, address }])
  const [row] = await kit.parts.store.find('wallets', {})
  if (!row) throw new Error('the wallet is not there')
  expect(row.sealedPhrase).not.toContain('test')
  expect(utf8FromBytes(await openPhrase(kit.parts, row))).toBe(junk)
  const { secret } = await exportSecret(kit, 'exportWallet', { walletId })
  expect(utf8FromBytes(secret ?? new Uint8Array())).toBe(junk)
})

test('tells nobody but the submitter what was encrypted', async () => {
  const kit = await createTestApi()
  const bundle = await beginImport(kit, 'Wallet')
  const encryptedBundle = await sealFor(kit, bundle, bytesFromUtf8(junk))
  const reply = await submitImport(kit, encryptedBundle)
  const { id, intent } = activityOf(reply)
  expect(intent).toMatchObject({ importWalletIntent: { encryptedBundle } })
  const other = await addUser(kit.parts, kit.organizationId, 'root')
  const read = await kit.query('getActivity', { activityId: id }, { key: other.key })
  expect(JSON.stringify(read.body)).not.toContain(JSON.parse(encryptedBundle).ciphertext)
  expect(JSON.stringify(await kit.parts.store.find('activities', {}))).not.toContain(
    JSON.parse(encryptedBundle).ciphertext,
  )
})

test.each([
  ['Test test test test test test test test test test test junk ', junk],
  [`  ${junk.replaceAll(' ', '\n')}`, junk],
  [`${'あいこくしん\u3000'.repeat(11)}あおぞら`, `${'あいこくしん\u3000'.repeat(11)}あおぞら`],
  [`${'ábaco '.repeat(11)}abierto`, `${'ábaco '.repeat(11)}abierto`],
])('reads %j as people write it', async (written, kept) => {
  const kit = await createTestApi()
  const reply = await importPhrase(kit, written)
  const { secret } = await exportSecret(kit, 'exportWallet', {
    walletId: resultOf(reply).walletId,
  })
  expect(utf8FromBytes(secret ?? new Uint8Array())).toBe(kept)
})

test.each([
  '',
  'test',
  `${junk} junk`,
  junk.replace('junk', 'test'),
  junk.replace('junk', 'xyzzy'),
  'abaisser test test test test test test test test test test junk',
])('refuses the phrase %j and leaves the import for a right one', async (phrase) => {
  const kit = await createTestApi()
  const bundle = await beginImport(kit, 'Wallet')
  const wrong = await submitImport(kit, await sealFor(kit, bundle, bytesFromUtf8(phrase)))
  expect(wrong.code).toBe('MNEMONIC_INVALID')
  expect(Object(wrong.body).message).toContain('invalid mnemonic')
  expect(await kit.parts.store.count('wallets', {})).toBe(0)
  const right = await submitImport(kit, await sealFor(kit, bundle, bytesFromUtf8(junk)))
  expect(right.code).toBe('OK')
})

test('takes a begun import once, within a quarter of an hour, and the newest only', async () => {
  const kit = await createTestApi()
  const seal = async (bundle: string) => sealFor(kit, bundle, bytesFromUtf8(junk))
  const old = await seal(await beginImport(kit, 'Wallet'))
  const newest = await seal(await beginImport(kit, 'Wallet'))
  expect((await submitImport(kit, old)).code).toBe('IMPORT_BUNDLE_INVALID')
  expect((await submitImport(kit, newest)).code).toBe('OK')
  expect((await submitImport(kit, newest)).code).toBe('IMPORT_NOT_STARTED')
  const late = await seal(await beginImport(kit, 'Wallet'))
  kit.clock.time += QUARTER_MS
  expect((await submitImport(kit, late)).code).toBe('IMPORT_NOT_STARTED')
  const inTime = await seal(await beginImport(kit, 'Wallet'))
  kit.clock.time += QUARTER_MS - 1
  expect((await submitImport(kit, inTime)).code).toBe('OK')
  expect(await kit.parts.store.count('imports', {})).toBe(0)
  expect(await kit.parts.store.count('wallets', {})).toBe(2)
})

test('keeps imports of wallets and of private keys apart', async () => {
  const kit = await createTestApi()
  await beginImport(kit, 'Wallet')
  const bundle = await beginImport(kit, 'PrivateKey')
  const sealed = await sealFor(kit, bundle, bytesFromUtf8(junk))
  expect((await submitImport(kit, sealed)).code).toBe('IMPORT_BUNDLE_INVALID')
})

test('belongs to the user who began it', async () => {
  const kit = await createTestApi()
  const other = await addUser(kit.parts, kit.organizationId, 'root')
  const bundle = await beginImport(kit, 'Wallet')
  const encryptedBundle = await sealFor(kit, bundle, bytesFromUtf8(junk))
  const submit = async (name: 'initImportWallet' | 'importWallet', userId: string) => {
    const parameters = { userId, walletName: 'Old', accounts: [], encryptedBundle }
    return (await kit.submit(name, parameters, { key: other.key })).code
  }
  expect(await submit('initImportWallet', kit.root.userId)).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await submit('importWallet', kit.root.userId)).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await submit('importWallet', other.userId)).toBe('IMPORT_NOT_STARTED')
  expect(await submit('initImportWallet', kit.parts.newId())).toBe('USER_NOT_FOUND')
  expect((await submitImport(kit, encryptedBundle)).code).toBe('OK')
})

test.each([
  ['{}', 'IMPORT_BUNDLE_INVALID'],
  ['not JSON', 'IMPORT_BUNDLE_INVALID'],
  ['x'.repeat(4097), 'REQUEST_INVALID'],
])('refuses the bundle %j', async (encryptedBundle, code) => {
  const kit = await createTestApi()
  await beginImport(kit, 'Wallet')
  expect((await submitImport(kit, encryptedBundle)).code).toBe(code)
  expect(kit.errors).toEqual([])
})

test.each([
  [{ walletName: '' }, 'parameters.walletName must not be empty'],
  [{ accounts: [ethereumAccount, ethereumAccount] }, 'parameters.accounts.1 stands there twice'],
  [{ accounts: [{ ...ethereumAccount, path: 'm/x' }] }, 'parameters.accounts.0.path must be'],
  [
    { accounts: Array.from({ length: 101 }, () => ethereumAccount) },
    'parameters.accounts must have at most 100',
  ],
])('refuses %j and keeps nothing', async (wrong, words) => {
  const kit = await createTestApi()
  const reply = await importPhrase(kit, junk, wrong)
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(reply.detail?.description).toContain(words)
  expect(await kit.parts.store.count('wallets', {})).toBe(0)
  expect(await kit.parts.store.count('imports', {})).toBe(1)
})
