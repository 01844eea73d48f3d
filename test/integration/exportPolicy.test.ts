import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { exportWallet } from '../../src/core/wallet/exporting/exportSecret.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'
import { printCount } from '../support/printCount.ts'

/** As an organization makes it: the condition and the consensus that the README names. */
const CONDITION =
  "activity.action == 'EXPORT' || (activity.resource == 'CREDENTIAL' && activity.action == 'CREATE')"
const CONSENSUS = "credentials.all(key, key.type != 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')"

let stage: Awaited<ReturnType<typeof startPasskeyService>>
let kit: Latchkit
let userId: string
let walletId: string
let address: string

beforeAll(async () => {
  stage = await startPasskeyService()
}, 60_000)
afterAll(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

let count = 0
/** Somebody with a passkey and a wallet, who is no root user any more: policies decide. */
beforeEach(async () => {
  await fakeCredentials()
  const contact = `mara-${++count}@okafor.example`
  kit = stage.startKit({ passkey: { autofill: false, offerAfterLogin: false } })
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(contact))
  await result
  const state = kit.session.getState()
  userId = state.status === 'logged-in' ? state.session.userId : ''
  await addPasskey(kit, { userId })
  const accounts = [paramsFromNewAccount('ethereum')]
  const made = await kit.submit('createWallet', { walletName: 'Everyday', accounts })
  walletId = made.walletId
  address = made.addresses[0] ?? ''
  const none = { apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] }
  const users = [{ userName: 'Trustee', ...none }]
  const { userIds } = await kit.submit('createUsers', { users })
  const own = `approvers.any(user, user.id == '${userId}')`
  const policy = (policyName: string, rest: object) =>
    kit.submit('createPolicy', {
      policyName,
      effect: 'EFFECT_ALLOW',
      notes: '',
      ...rest,
    } as Parameters<typeof kit.submit<'createPolicy'>>[1])
  await policy('Own wallets', { consensus: own })
  const deny = { effect: 'EFFECT_DENY', condition: CONDITION, consensus: CONSENSUS }
  await policy('Export by passkey', deny)
  await kit.submit('updateRootQuorum', { threshold: 1, userIds: [...userIds] })
})

/** What the service says to an activity that the key of the session stamps. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: { readonly code?: string }) => error.code,
  )

test('no export is answered that the key of a session stamps, and none of a key that it made', async () => {
  const { publicKeyUncompressedHex: targetPublicKey } = await createTargetKey()
  const apiKey = {
    apiKeyName: 'Mine',
    publicKey: (await generateKeyPair()).publicKeyHex,
    curveType: 'API_KEY_CURVE_P256',
  } as const
  // another device, which has no passkey yet
  await fakeCredentials()
  const answers = [
    await refusalOf(kit.submit('exportWallet', { walletId, targetPublicKey })),
    await refusalOf(kit.submit('exportWalletAccount', { address, targetPublicKey })),
    await refusalOf(kit.submit('createApiKeys', { userId, apiKeys: [apiKey] })),
    await refusalOf(addPasskey(kit, { userId })),
  ]
  const refused = answers.filter((answer) => answer === 'REQUEST_FORBIDDEN')
  printCount('exports and new keys refused to a session', refused.length, answers.length)
  expect(refused).toEqual(answers)
  const { wallets } = await kit.query('listWallets', {})
  expect(wallets).toMatchObject([{ exported: false }])
  // it is no other request that is refused
  const renamed = { walletId, walletName: 'Mine' }
  expect(await refusalOf(kit.submit('updateWallet', renamed))).toBe('OK')
})

test('the kit exports by a passkey, which the policy lets pass', async () => {
  const secret = await exportWallet(kit, { walletId, confirm: 'passkey' })
  expect((await secret.open()).split(' ')).toHaveLength(12)
})

test('the README names this policy, and for whom it holds', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain(CONDITION)
  expect(readme).toContain(CONSENSUS)
})
