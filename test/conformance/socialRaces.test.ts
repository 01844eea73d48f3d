import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../src/service/store/store.ts'
import { addUser, resultText } from '../support/activityApi.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { createSocialKit } from '../support/socialKit.ts'
import { onEachStore } from './store/onEachStore.ts'

const PARALLEL = 50
const ROUNDS = 3

/** Sign-ups and additions of one person, all at once: one of them has the login afterwards. */
async function raceOf(store: Store): Promise<void> {
  const kit = await createSocialKit({ store })
  onTestFinished(() => store.close())
  const account = resultText(await kit.signUpAs({ sub: 'somebody else' }), 'subOrganizationId')
  const { userId, key } = await addUser(kit.parts, account, 'root')
  for (let round = 0; round < ROUNDS; round++) {
    const sub = `ada-${round}`
    const attempts = Array.from({ length: PARALLEL }, async (_, i) => {
      const isAddition = i % 5 === 0
      // a link counts against others once it is proven: it is bound to the key that stamps
      const nonce = isAddition ? nonceOf(key.publicKeyHex) : `${i}`
      const oauthProviders = [
        { providerName: 'Google', oidcToken: await kit.site.token({ sub, nonce }) },
      ]
      return isAddition
        ? kit.submit(
            'createOauthProviders',
            { userId, oauthProviders },
            { key, organizationId: account },
          )
        : kit.signUpWith(oauthProviders)
    })
    const codes = (await Promise.all(attempts)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CREDENTIAL_CONFLICT')).toHaveLength(PARALLEL - 1)
    expect(await store.count('oauthProviders', { subject: sub })).toBe(1)
  }
  expect(kit.errors).toEqual([])
}

describe('T19 one person has one account, however many come at once,', () => {
  onEachStore((open) => {
    test('as often as it is tried', async () => raceOf(await open()), 120_000)
  })
})
