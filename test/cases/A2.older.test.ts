import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { resultText } from '../support/activityApi.ts'
import { apiKeyParams, type LinkedAccounts, openLinkedAccounts } from '../support/linkedAccounts.ts'

/** Leaves of the links what a version wrote that recorded no proofs, as the migration finds them. */
async function forgetProofs({ kit }: LinkedAccounts): Promise<void> {
  const { store } = kit.parts
  await store.transaction(async (tx) => {
    for (const { id, createdAtMs } of await tx.find('oauthProviders', {}))
      await tx.update(
        'oauthProviders',
        { id },
        { provenAtMs: createdAtMs, evidence: 'before', boundKey: null },
      )
  })
}

test('a link of a sign-up without other credentials counts as proven', async () => {
  const accounts = await openLinkedAccounts()
  const own = await accounts.signUpByToken(await accounts.tokenFor(await generateKeyPair()))
  await forgetProofs(accounts)
  expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own })
})

test('a link that was added later counts as proven', async () => {
  const accounts = await openLinkedAccounts()
  const own = await accounts.signUpByKey()
  accounts.kit.clock.time += 1000
  await accounts.link(own, await accounts.tokenFor(await generateKeyPair()))
  await forgetProofs(accounts)
  expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own.organizationId })
})

test('a link of a sign-up by a root user of the parent counts as proven', async () => {
  const accounts = await openLinkedAccounts()
  const token = await accounts.tokenFor(await generateKeyPair())
  const apiKeys = [apiKeyParams(await generateKeyPair())]
  const rootUser = { apiKeys, oauthProviders: [accounts.provider(token)] }
  const made = await accounts.submitSignUp(rootUser, {}, accounts.kit.root)
  await forgetProofs(accounts)
  const entered = resultText(made, 'subOrganizationId')
  expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered })
})

test('a link of a sign-up beside a key is unproven, in nobody’s way, and can be proven', async () => {
  const accounts = await openLinkedAccounts()
  const [key, bound] = [await generateKeyPair(), await generateKeyPair()]
  const oauthProviders = [accounts.provider(await accounts.tokenFor(bound))]
  const apiKeys = [apiKeyParams(key), apiKeyParams(bound)]
  const made = await accounts.submitSignUp({ apiKeys, oauthProviders })
  const organizationId = resultText(made, 'subOrganizationId')
  await forgetProofs(accounts)
  expect((await accounts.logIn()).code).toBe('PROVIDER_NOT_VERIFIED')
  expect(await accounts.lookUp()).toEqual({ organizationIds: [], providerNotVerified: true })
  const userId = await accounts.userIn(organizationId)
  const linked = await accounts.link(
    { organizationId, userId, key },
    await accounts.tokenFor(key, 'ada'),
  )
  expect(linked.code).toBe('OK')
  expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: organizationId })
  await forgetProofs(accounts)
  const own = await accounts.signUpByToken(await accounts.tokenFor(await generateKeyPair()))
  expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own })
})
