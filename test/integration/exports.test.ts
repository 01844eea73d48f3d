import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import {
  type Confirmation,
  confirmationWay,
  sendConfirmationCode,
} from '../../src/core/wallet/exporting/confirmation.ts'
import { exportPrivateKey, exportWallet } from '../../src/core/wallet/exporting/exportSecret.ts'
import { importPrivateKey, importWallet } from '../../src/core/wallet/importing/importSecret.ts'
import { type FakeCredentials, fakeCredentials } from '../support/fakeCredentials.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'

// the first test of a file loads what the service has for passkeys and wallets
vi.setConfig({ testTimeout: 30_000 })

const CONTACT = 'mara@okafor.example'
let stage: Awaited<ReturnType<typeof startPasskeyService>>
let browser: FakeCredentials

beforeEach(async () => {
  stage = await startPasskeyService()
  browser = await fakeCredentials()
})

afterEach(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

async function loggedIn(contact = CONTACT, options: Partial<LatchkitOptions> = {}) {
  const kit = stage.startKit({ passkey: { autofill: false, offerAfterLogin: false }, ...options })
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(contact))
  await result
  return kit
}

function userOf(kit: Latchkit): string {
  const state = kit.session.getState()
  return state.status === 'logged-in' ? state.session.userId : ''
}

async function makeWallet(kit: Latchkit) {
  const account = { path: "m/44'/60'/0'/0/0", pathFormat: 'PATH_FORMAT_BIP32' } as const
  const { walletId, addresses } = await kit.submit('createWallet', {
    walletName: 'Everyday',
    accounts: [{ ...account, curve: 'CURVE_SECP256K1', addressFormat: 'ADDRESS_FORMAT_ETHEREUM' }],
  })
  return { walletId, address: addresses[0] ?? '' }
}

async function code(kit: Latchkit): Promise<Exclude<Confirmation, 'passkey'>> {
  const way = await confirmationWay(kit)
  if (way.by !== 'code') throw new Error(`by ${way.by}`)
  const sent = await sendConfirmationCode(kit, way)
  return { sent, code: stage.codeFor(CONTACT) }
}

const stampsOf = (path: string) =>
  stage.sent
    .filter((request) => request.path.endsWith(path))
    .map(({ headers }) => (headers.has('x-stamp-webauthn') ? 'passkey' : headers.get('x-stamp')))

test('a phrase is exported by a passkey, and opens the same address elsewhere', async () => {
  const kit = await loggedIn()
  await addPasskey(kit, { userId: userOf(kit) })
  const { walletId, address } = await makeWallet(kit)
  expect(await confirmationWay(kit)).toEqual({ by: 'passkey' })
  const secret = await exportWallet(kit, { walletId, confirm: 'passkey' })
  const phrase = await secret.open()
  expect(phrase.split(' ')).toHaveLength(12)
  expect(await secret.open()).toBe(phrase)
  expect(stampsOf('/export_wallet')).toEqual(['passkey'])

  const other = await loggedIn('sam@okafor.example')
  const imported = await importWallet(other, {
    phrase: `  ${phrase.replaceAll(' ', '\n')} `,
    name: 'Mine',
    accounts: ['ethereum'],
  })
  expect(imported.addresses).toEqual([address])
})

test('what was forgotten is not opened again', async () => {
  const kit = await loggedIn()
  await addPasskey(kit, { userId: userOf(kit) })
  const { walletId } = await makeWallet(kit)
  const secret = await exportWallet(kit, { walletId, confirm: 'passkey' })
  secret.forget()
  await expect(secret.open()).rejects.toMatchObject({ code: 'BUNDLE_REFUSED' })
})

test('a closed prompt exports nothing', async () => {
  const kit = await loggedIn()
  await addPasskey(kit, { userId: userOf(kit) })
  const { walletId } = await makeWallet(kit)
  browser.be('close')
  await expect(exportWallet(kit, { walletId, confirm: 'passkey' })).rejects.toMatchObject({
    code: 'PASSKEY_CANCELLED',
  })
  expect(stampsOf('/export_wallet')).toEqual([])
})

test('without a passkey a code logs in for the export alone, and that session is over afterwards', async () => {
  const kit = await loggedIn()
  const { walletId } = await makeWallet(kit)
  expect(await confirmationWay(kit)).toEqual({ by: 'code', method: 'email', contact: CONTACT })
  const before = kit.session.getState()
  const keys = async () =>
    (await kit.query('getApiKeys', { userId: userOf(kit) })).apiKeys.map((one) => one.apiKeyId)
  const keysBefore = await keys()
  const secret = await exportWallet(kit, { walletId, confirm: await code(kit) })
  expect((await secret.open()).split(' ')).toHaveLength(12)
  expect(kit.session.getState()).toBe(before)
  expect(await keys()).toEqual(keysBefore)

  const stampOf = (text: string | null | undefined) =>
    JSON.parse(Buffer.from(text ?? '', 'base64url').toString()).publicKey
  const [exported] = stampsOf('/export_wallet')
  const own = before.status === 'logged-in' ? before.session.publicKeyHex : ''
  expect(stampOf(exported)).toMatch(/^0[23][0-9a-f]{64}$/)
  expect(stampOf(exported)).not.toBe(own)
})

test('a wrong code exports nothing, and a right one is taken once', async () => {
  const kit = await loggedIn()
  const { walletId } = await makeWallet(kit)
  const right = await code(kit)
  const wrong = { ...right, code: right.code.startsWith('0') ? '100000' : '000000' }
  await expect(exportWallet(kit, { walletId, confirm: wrong })).rejects.toMatchObject({
    code: 'OTP_CODE_INVALID',
  })
  expect(stampsOf('/export_wallet')).toEqual([])
  await (await exportWallet(kit, { walletId, confirm: right })).open()
  await expect(exportWallet(kit, { walletId, confirm: right })).rejects.toMatchObject({
    code: expect.stringMatching(/^(OTP_|VERIFICATION_)/),
  })
  expect(stampsOf('/export_wallet')).toHaveLength(1)
})

test('a session that the code began is ended also when the export fails', async () => {
  const kit = await loggedIn()
  const keys = async () => (await kit.query('getApiKeys', { userId: userOf(kit) })).apiKeys.length
  const before = await keys()
  const walletId = crypto.randomUUID()
  await expect(exportWallet(kit, { walletId, confirm: await code(kit) })).rejects.toMatchObject({
    wireCode: 'WALLET_NOT_FOUND',
  })
  expect(await keys()).toBe(before)
})

test('with the key of another service pinned nothing is shown, and nothing is sent', async () => {
  const kit = await loggedIn(CONTACT, { trust: { exportKey: `04${'ab'.repeat(64)}` } })
  await addPasskey(kit, { userId: userOf(kit) })
  const { walletId } = await makeWallet(kit)
  await expect(exportWallet(kit, { walletId, confirm: 'passkey' })).rejects.toMatchObject({
    code: 'BUNDLE_REFUSED',
  })
  const phrase = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
  await expect(importWallet(kit, { phrase, name: 'x', accounts: [] })).rejects.toMatchObject({
    code: 'BUNDLE_REFUSED',
  })
  expect(stampsOf('/import_wallet')).toEqual([])
})

test('where neither the app nor the service names a key, nobody is asked for a passkey', async () => {
  const kit = await loggedIn(CONTACT, {
    async fetch(input, init) {
      const response = await stage.service.fetch(new Request(input, init), { clientAddress: '::1' })
      const text = (await response.text()).replace(/,"export":"04[0-9a-f]+"/, '')
      return new Response(text, { status: response.status, headers: response.headers })
    },
  })
  await addPasskey(kit, { userId: userOf(kit) })
  const { walletId } = await makeWallet(kit)
  await expect(exportWallet(kit, { walletId, confirm: 'passkey' })).rejects.toMatchObject({
    code: 'BUNDLE_REFUSED',
  })
  expect(browser.allowed).toEqual([])
})

test('with the service’s own key pinned, both ways are open', async () => {
  const { signingKeys } = stage.service.facts
  const kit = await loggedIn(CONTACT, { trust: { exportKey: signingKeys.export.toUpperCase() } })
  const phrase = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
  const accounts = ['ethereum'] as const
  const { walletId } = await importWallet(kit, { phrase, name: 'Zoo', accounts })
  const secret = await exportWallet(kit, { walletId, confirm: await code(kit) })
  expect(await secret.open()).toBe(phrase)
})

test('the private key of an account goes out, comes in, and has the same address', async () => {
  const kit = await loggedIn()
  await addPasskey(kit, { userId: userOf(kit) })
  const { address } = await makeWallet(kit)
  const secret = await exportPrivateKey(kit, { of: { address }, confirm: 'passkey' })
  const privateKey = await secret.open()
  expect(privateKey).toMatch(/^0x[0-9a-f]{64}$/)
  const other = await loggedIn('sam@okafor.example')
  const name = 'Old key'
  const chain = 'ethereum'
  const { addresses, privateKeyId } = await importPrivateKey(other, {
    privateKey,
    name,
    chain,
  })
  expect(addresses.map((one) => one.address)).toEqual([address])
  await browser.change(false)
  await addPasskey(other, { userId: userOf(other) })
  const again = await exportPrivateKey(other, { of: { privateKeyId }, confirm: 'passkey' })
  expect(await again.open()).toBe(privateKey)
})

test('what is no private key is not sent', async () => {
  const kit = await loggedIn()
  const importing = importPrivateKey(kit, { privateKey: '0x12', name: 'x', chain: 'ethereum' })
  await expect(importing).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  expect(stampsOf('/init_import_private_key')).toEqual([])
})

test('no phrase or key is in what goes over the line', async () => {
  const kit = await loggedIn()
  const phrase = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
  const { walletId } = await importWallet(kit, { phrase, name: 'Z', accounts: ['ethereum'] })
  await (await exportWallet(kit, { walletId, confirm: await code(kit) })).open()
  const line = JSON.stringify(stage.sent.map(({ body }) => body))
  expect(line).toContain(walletId)
  expect(line).not.toMatch(/zoo|wrong/)
})
