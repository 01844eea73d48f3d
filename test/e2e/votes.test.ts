import { expect, test } from 'vitest'
import { createLatchkit } from '../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../src/core/keys/memoryKeyStore.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
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

test('what another one asks for is read to the letter, approved, and done', async () => {
  const contact = newAddress()
  const page = await stage.open()
  await logIn(stage, page, contact)
  const kit = await logInElsewhere(contact)
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
  const ben = {
    key,
    organizationId: await organizationId(page),
    url: stage.service().facts.apiBaseUrl,
  }
  const asked = await submitAs(ben, 'createWallet', { walletName: 'Sav\u202Egni', accounts: [] })
  expect(asked).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')

  await page.getByRole('button', { name: 'Your account' }).click()
  await dialog(page).getByRole('tab', { name: 'Activity' }).click()
  const row = dialog(page).getByRole('listitem').first()
  await row.getByRole('button', { name: 'Approve' }).waitFor()
  expect(await row.getByRole('definition').allTextContents()).toEqual(['SavU+202Egni', '[]'])
  await row.getByRole('button', { name: 'Approve' }).click()
  await dialog(page).getByText('Approved', { exact: false }).first().waitFor()
  await row.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' })
  const { wallets } = await kit.query('listWallets', {})
  expect(wallets.map(({ walletName }) => walletName)).toEqual(['Sav\u202Egni'])
})
