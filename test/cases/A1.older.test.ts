import { describe, expect, onTestFinished, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { createTestApi, resultText, type TestApi } from '../support/activityApi.ts'
import {
  clientSignature,
  loginParameters,
  prove,
  signUp,
  signupParameters,
} from '../support/otpSteps.ts'
import { manySends } from '../support/races.ts'

const email = 'mara@okafor.example'

const apiKey = ({ publicKeyHex: publicKey }: P256KeyPair) => ({
  apiKeyName: 'A key',
  publicKey,
  curveType: 'API_KEY_CURVE_P256',
})

async function make(kit: TestApi, more: object, key = kit.proxy.key): Promise<string> {
  const parameters = signupParameters({ userEmail: email, ...more })
  const reply = await kit.submit('createSubOrganization', parameters, { key })
  return resultText(reply, 'subOrganizationId')
}

/** Leaves of an account what a version wrote that recorded neither origins nor proofs. */
async function forgetHistory(kit: TestApi, isMarked: boolean): Promise<void> {
  await kit.parts.store.transaction(async (tx) => {
    await tx.remove('accountOrigins', {})
    await tx.remove('addressProofs', {})
    await tx.update('users', { email }, { emailVerified: isMarked })
  })
}

async function logIn(kit: TestApi, key?: P256KeyPair) {
  const pair = key ?? (await generateKeyPair())
  const parameters = await loginParameters(pair, await prove(kit, email, pair))
  const reply = await kit.submit('otpLogin', parameters)
  const session = reply.code === 'OK' ? readToken(resultText(reply, 'session')) : null
  return { code: reply.code, entered: session?.organization_id }
}

describe('an account from before origins and proofs were recorded', () => {
  onEachStore((open) => {
    async function openKit(): Promise<TestApi> {
      const store = await open()
      onTestFinished(() => store.close())
      return createTestApi({ store, limits: manySends })
    }

    test('opens by an address that its recorded sign-up verified', async () => {
      const kit = await openKit()
      const account = await signUp(kit, email, await generateKeyPair())
      await forgetHistory(kit, true)
      expect(await logIn(kit)).toEqual({ code: 'OK', entered: account })
      expect(await kit.parts.store.first('addressProofs', {})).toMatchObject({
        evidence: 'signUpToken',
      })
    })

    test('opens by an address that the parent’s root user wrote', async () => {
      const kit = await openKit()
      const apiKeys = [apiKey(await generateKeyPair())]
      const account = await make(kit, { apiKeys }, kit.root.key)
      await forgetHistory(kit, false)
      expect(await logIn(kit)).toEqual({ code: 'OK', entered: account })
    })

    test('opens by an address that a recorded update verified', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      const account = await make(kit, { apiKeys: [apiKey(key), apiKey(await generateKeyPair())] })
      const user = await kit.parts.store.first('users', { organizationId: account })
      const verificationToken = await prove(kit, email, key)
      const update = { userId: user?.id, userEmail: email, verificationToken }
      await kit.submit('updateUserEmail', update, { key, organizationId: account })
      await forgetHistory(kit, true)
      expect(await logIn(kit)).toEqual({ code: 'OK', entered: account })
    })

    test('opens if it was made without a credential and nobody entered it', async () => {
      const kit = await openKit()
      const account = await make(kit, {})
      await forgetHistory(kit, false)
      expect(await logIn(kit)).toEqual({ code: 'OK', entered: account })
    })

    test('opens with the only key of its sign-up', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      const account = await make(kit, { apiKeys: [apiKey(key)] })
      await forgetHistory(kit, false)
      expect(await logIn(kit)).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED' })
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: account })
    })

    test('stays closed if it is only marked: its maker may have had a key in it', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      const account = await make(kit, { apiKeys: [apiKey(key)] })
      const rows = await kit.parts.store.find('credentials', { organizationId: account })
      const parameters = { userId: rows[0]?.userId, apiKeyIds: rows.map(({ id }) => id) }
      await kit.submit('deleteApiKeys', parameters, { key, organizationId: account })
      await forgetHistory(kit, true)
      expect(await logIn(kit)).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED' })
      // and stands in nobody's way
      const fresh = await generateKeyPair()
      const verificationToken = await prove(kit, email, fresh)
      const more = {
        verificationToken,
        clientSignature: await clientSignature(fresh, verificationToken),
      }
      const own = await kit.submit(
        'createSubOrganization',
        signupParameters({ userEmail: email }, more),
      )
      expect(await logIn(kit)).toEqual({
        code: 'OK',
        entered: resultText(own, 'subOrganizationId'),
      })
    })

    test('is found by the time of its making where it does not name the activity', async () => {
      const kit = await openKit()
      // ids carry the time of their making: the account's time must be the same
      kit.clock.time = Date.now()
      const account = await signUp(kit, email, await generateKeyPair())
      await forgetHistory(kit, true)
      await kit.parts.store.transaction((tx) =>
        tx.update('organizations', { id: account }, { activityId: null }),
      )
      expect(await logIn(kit)).toEqual({ code: 'OK', entered: account })
    })
  })
})
