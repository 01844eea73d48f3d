import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import { listAccounts } from '../../src/core/wallet/listAccounts.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { signMessage } from '../../src/core/wallet/signing/actions.ts'
import { type FakeCredentials, fakeCredentials } from '../support/fakeCredentials.ts'
import { patient } from '../support/often.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'

// the first test of a file loads what the service has for passkeys
vi.setConfig({ testTimeout: 30_000 })

const TAG = { userTagName: 'Friends', userIds: [] }
const BY_PASSKEY = { stampWith: 'passkey' } as const
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

async function loggedIn(
  contact: string,
  options: Partial<LatchkitOptions> = {},
): Promise<{ kit: Latchkit; userId: string }> {
  const passkey = { autofill: false, offerAfterLogin: false }
  const kit = stage.startKit({ passkey, ...options })
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(contact))
  const ended = await result
  return { kit, userId: 'session' in ended ? ended.session.userId : '' }
}

async function withPasskey(contact: string, options?: Partial<LatchkitOptions>): Promise<Latchkit> {
  const { kit, userId } = await loggedIn(contact, options)
  await addPasskey(kit, { userId })
  return kit
}

/** What went out since: every activity of that name, and who stamped it. */
function submitted(name = 'create_user_tag') {
  return stage.sent
    .filter(({ path }) => path.endsWith(`/${name}`))
    .map(({ headers }) => ({
      key: headers.has('x-stamp'),
      passkey: headers.has('x-stamp-webauthn'),
    }))
}

test('a passkey of the user stamps an activity, and the key of the session signs nothing of it', async () => {
  const kit = await withPasskey('mara@okafor.example')
  const { userTagId } = await kit.submit('createUserTag', TAG, BY_PASSKEY)
  expect(submitted()).toEqual([{ key: false, passkey: true }])
  expect(browser.allowed).toEqual([[browser.credentialId()]])
  const { userTags } = await kit.query('listUserTags', {})
  expect(userTags).toMatchObject([{ tagId: userTagId, tagName: 'Friends' }])
})

test('the next activity is the key’s again, and nobody is asked', async () => {
  const kit = await withPasskey('mara@okafor.example')
  await kit.submit('createUserTag', TAG, BY_PASSKEY)
  await kit.submit('createUserTag', { ...TAG, userTagName: 'Family' })
  expect(submitted().at(-1)).toEqual({ key: true, passkey: false })
  expect(browser.allowed).toHaveLength(1)
})

test('proofs can be asked for with a passkey too', async () => {
  const kit = await withPasskey('mara@okafor.example')
  const proven = await kit.submitProven('createUserTag', TAG, BY_PASSKEY)
  expect(submitted()).toEqual([{ key: false, passkey: true }])
  expect(proven.result.userTagId).toMatch(/^[0-9a-f-]{36}$/)
})

test('a closed prompt sends nothing', async () => {
  const kit = await withPasskey('mara@okafor.example')
  browser.be('close')
  await expect(kit.submit('createUserTag', TAG, BY_PASSKEY)).rejects.toMatchObject({
    code: 'PASSKEY_CANCELLED',
  })
  expect(submitted()).toEqual([])
})

test('the caller can close the prompt', async () => {
  const kit = await withPasskey('mara@okafor.example')
  browser.be('wait')
  const controller = new AbortController()
  const asking = kit.submit('createUserTag', TAG, { ...BY_PASSKEY, signal: controller.signal })
  await vi.waitFor(() => expect(browser.allowed).toHaveLength(1), patient)
  controller.abort()
  await expect(asking).rejects.toMatchObject({ code: 'PASSKEY_CANCELLED' })
  expect(browser.asked.at(-1)).toBe('aborted')
  expect(submitted()).toEqual([])
})

test('whoever has no passkey is not asked for one', async () => {
  const { kit } = await loggedIn('mara@okafor.example')
  const before = browser.asked.length
  await expect(kit.submit('createUserTag', TAG, BY_PASSKEY)).rejects.toMatchObject({
    code: 'PASSKEY_NONE_FOUND',
  })
  expect(browser.asked).toHaveLength(before)
  expect(submitted()).toEqual([])
})

test('the passkey of another account on the same device is not taken', async () => {
  const kit = await withPasskey('mara@okafor.example')
  await browser.change(false)
  await withPasskey('sam@okafor.example')
  await expect(kit.submit('createUserTag', TAG, BY_PASSKEY)).rejects.toMatchObject({
    code: 'PASSKEY_CANCELLED',
  })
  expect(submitted()).toEqual([])
})

test('nobody is asked when nobody is logged in', async () => {
  const kit = stage.startKit()
  await expect(kit.submit('createUserTag', TAG, BY_PASSKEY)).rejects.toMatchObject({
    code: 'SESSION_MISSING',
  })
  expect(browser.asked).toEqual([])
})

type StampWith = 'session' | 'passkey' | undefined

test.each<[kits: StampWith, own: StampWith, stampedBy: 'key' | 'passkey']>([
  ['passkey', undefined, 'passkey'],
  [undefined, 'passkey', 'passkey'],
  ['session', 'passkey', 'passkey'],
  ['passkey', 'session', 'key'],
  ['session', undefined, 'key'],
  [undefined, undefined, 'key'],
])(
  'a kit that signs by %s and a message by %s: stamped by the %s',
  async (kits, own, stampedBy) => {
    const signing = { confirm: async () => true, stampWith: kits }
    const kit = await withPasskey('mara@okafor.example', { signing })
    const accounts = [paramsFromNewAccount('ethereum')]
    await kit.submit('createWallet', { walletName: 'Everyday', accounts })
    const [account] = await listAccounts(kit, 'ADDRESS_FORMAT_ETHEREUM')
    if (!account) throw new Error('no account was made')
    const signed = await signMessage(kit, { account, message: 'Hello', stampWith: own })
    expect(signed).toMatchObject({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
    const isByPasskey = stampedBy === 'passkey'
    expect(submitted('sign_raw_payload')).toEqual([{ key: !isByPasskey, passkey: isByPasskey }])
    expect(browser.allowed).toEqual(isByPasskey ? [[browser.credentialId()]] : [])
  },
)

test.each<[string, (kit: Latchkit, taken: AbortController) => unknown]>([
  ['is taken back', (_, taken) => taken.abort()],
  ['loses its person', (kit) => kit.logOut()],
])('what %s while the passkey is asked for is not signed', async (_, end) => {
  const signing = { confirm: async () => true, stampWith: 'passkey' as const }
  const kit = await withPasskey('mara@okafor.example', { signing })
  await kit.submit('createWallet', {
    walletName: 'Everyday',
    accounts: [paramsFromNewAccount('ethereum')],
  })
  const [account] = await listAccounts(kit, 'ADDRESS_FORMAT_ETHEREUM')
  if (!account) throw new Error('no account was made')
  browser.be('wait')
  const taken = new AbortController()
  const signed = signMessage(kit, { account, message: 'Hello', signal: taken.signal })
  await vi.waitFor(() => expect(browser.allowed).toHaveLength(1), patient)
  await end(kit, taken)
  expect(await signed).toEqual({ cancelled: true })
  expect(browser.asked.at(-1)).toBe('aborted')
  expect(submitted('sign_raw_payload')).toEqual([])
})
