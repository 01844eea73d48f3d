import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import { accountFromWire } from '../../src/core/wallet/account.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { preparedFor, STRANGER, USDC } from '../support/signViews.ts'
import { dialog, logIn, newAddress, organizationId } from './support/person.ts'
import { setStage } from './support/stage.ts'
import { submitAs } from './support/submitAs.ts'

const stage = setStage()

/** The same person somewhere else, without screens. */
async function logInElsewhere(contact: string) {
  const { authProxyUrl, authProxyConfigId, apiBaseUrl } = stage.service().facts
  const kit = createLatchkit({
    authProxyUrl,
    authProxyConfigId,
    apiBaseUrl,
    keyStore: createMemoryKeyStore(),
    passkey: { autofill: false, offerAfterLogin: false },
  })
  kit.mount()
  const at = () => expect.poll(() => kit.login.state.getState().at)
  const result = kit.login.open()
  await at().toBe('choosing')
  kit.login.submitContact(contact)
  await at().toBe('enteringCode')
  kit.login.submitCode(await stage.codeFor(contact))
  await result
  return kit
}

/** Somebody who is logged in and has an account to sign with, and Ben: nothing is done before both of them want it. */
async function prepare(page: Page) {
  const contact = newAddress()
  await logIn(stage, page, contact)
  const kit = await logInElsewhere(contact)
  await kit.submit('createWallet', {
    walletName: 'Everyday',
    accounts: [paramsFromNewAccount('ethereum')],
  })
  const [account] = (await kit.query('listWalletAccounts', {})).accounts.map(accountFromWire)
  if (!account) throw new Error('no account was made')
  const key = await generateKeyPair()
  const apiKey = {
    apiKeyName: 'Laptop',
    publicKey: key.publicKeyHex,
    curveType: 'API_KEY_CURVE_P256',
  } as const
  const ways = { apiKeys: [apiKey], authenticators: [], oauthProviders: [], userTags: [] }
  const { userIds } = await kit.submit('createUsers', { users: [{ userName: 'Ben', ...ways }] })
  const { userId } = await kit.query('whoami', {})
  await kit.submit('updateRootQuorum', { threshold: 2, userIds: [userId, ...userIds] })
  const url = stage.service().facts.apiBaseUrl
  return { kit, account, ben: { key, organizationId: await organizationId(page), url } }
}

/** What was asked last, in the panel. */
async function newestRow(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  return dialog(page).getByRole('listitem').first()
}

/** The votes that are asked for, in their order. */
const votesOf = (row: Locator) =>
  row.getByRole('button', { name: /^(Approve|Reject)$/ }).allTextContents()

test('what another one asks for is read to the letter, approved, and done', async () => {
  const page = await stage.open()
  const { kit, ben } = await prepare(page)
  const asked = await submitAs(ben, 'createWallet', { walletName: 'Sav\u202Egni', accounts: [] })
  expect(asked).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')

  const row = await newestRow(page)
  await row.getByRole('button', { name: 'Approve' }).waitFor()
  expect(await row.getByRole('definition').allTextContents()).toEqual(['SavU+202Egni', '[]'])
  await row.getByRole('button', { name: 'Approve' }).click()
  await dialog(page).getByText('Approved', { exact: false }).first().waitFor()
  await row.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' })
  const { wallets } = await kit.query('listWallets', {})
  expect(wallets.map(({ walletName }) => walletName)).toContain('Sav\u202Egni')
})

test('what another one wants signed is read as the confirmation says it, and signed by the vote', async () => {
  const page = await stage.open()
  const { kit, account, ben } = await prepare(page)
  const message = preparedFor({ kind: 'message', account, message: 'Pay\u202Edda the guide' })
  expect(await submitAs(ben, 'signRawPayload', message.parameters)).toBe(
    'ACTIVITY_STATUS_CONSENSUS_NEEDED',
  )

  const row = await newestRow(page)
  await row.getByRole('button', { name: 'Approve' }).waitFor()
  const text = await row.textContent()
  expect(text).toContain('Sign this message')
  expect(text).toContain('PayU+202Edda the guide')
  expect(await votesOf(row)).toEqual(['Approve', 'Reject'])
  await row.locator('[data-presses]').waitFor()
  await row.getByRole('button', { name: 'Approve' }).click()
  await row.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' })
  const { activities } = await kit.query('listActivities', {})
  const signed = activities.find(({ type }) => type === 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2')
  expect(signed).toMatchObject({
    status: 'ACTIVITY_STATUS_COMPLETED',
    result: { signRawPayloadResult: { r: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  })
})

test('an approval without a limit is warned of before it is voted on, and can be refused', async () => {
  const page = await stage.open()
  const { kit, account, ben } = await prepare(page)
  const data = `0x095ea7b3${STRANGER.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const transaction = { caip2: 'eip155:8453', to: USDC, data }
  const { parameters } = preparedFor({ kind: 'send', account, transaction })
  expect(await submitAs(ben, 'ethSendTransactionV2', parameters)).toBe(
    'ACTIVITY_STATUS_CONSENSUS_NEEDED',
  )

  const row = await newestRow(page)
  await row.getByRole('button', { name: 'Reject' }).waitFor()
  expect(await row.textContent()).toContain('Approve unlimited USDC for an unknown contract')
  expect(await votesOf(row)).toEqual(['Reject', 'Approve'])
  // no press of a script counts, whenever it comes
  await row.locator('[data-presses]').waitFor()
  await row.getByRole('button', { name: 'Approve' }).evaluate((it) => {
    if (it instanceof HTMLElement) it.click()
  })
  await row.getByRole('button', { name: 'Reject' }).click()
  await row.getByRole('button', { name: 'Reject' }).waitFor({ state: 'detached' })
  const { activities } = await kit.query('listActivities', {})
  const asked = activities.find(({ type }) => type.startsWith('ACTIVITY_TYPE_ETH_SEND'))
  expect(asked?.status).toBe('ACTIVITY_STATUS_REJECTED')
})
