import { expect, test } from 'vitest'
import { createTestApi } from '../support/activityApi.ts'
import { addFamily } from '../support/members.ts'
import { createSocialKit } from '../support/socialKit.ts'
import { resultOf } from '../support/walletSteps.ts'

const oauthProviders = [
  {
    providerName: 'Workforce',
    oidcClaims: { iss: 'https://not-configured.example', sub: 'ada', aud: 'client-7' },
  },
]
const newUser = {
  userName: 'Ada',
  apiKeys: [],
  authenticators: [],
  oauthProviders,
  userTags: [],
}

test('oidcClaims: create_users takes them from a user of the organization, whatever issuers are configured', async () => {
  const kit = await createTestApi()
  const reply = await kit.submit('createUsers', { users: [newUser] }, { key: kit.root.key })
  expect(reply.code).toBe('OK')
  const [userId] = Array.from(Object(resultOf(reply).userIds), String)
  const user = await kit.query('getUser', { userId })
  expect(user.body).toMatchObject({
    user: {
      oauthProviders: [
        { issuer: 'https://not-configured.example', subject: 'ada', audience: 'client-7' },
      ],
    },
  })
  const again = await kit.submit('createUsers', { users: [newUser] }, { key: kit.root.key })
  expect(again.code).toBe('CREDENTIAL_CONFLICT')
})

test('oidcClaims: the sign-up of the proxy and a sub-organization have nobody who vouches', async () => {
  const { submit, signUpWith, ...kit } = await createSocialKit()
  expect((await signUpWith(oauthProviders)).code).toBe('REQUEST_INVALID')
  const { call } = await addFamily(kit as never)
  expect((await submit('createUsers', { users: [newUser] }, call)).code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('oauthProviders', {})).toBe(0)
})
