import { expect, test } from 'vitest'
import { addUser, resultText } from '../../../../test/support/activityApi.ts'
import { createSocialKit } from '../../../../test/support/socialKit.ts'
import { CLIENT_ID } from '../../../../test/support/testIssuer.ts'

/** Ada in a sub-organization of hers, with a key but no social login yet. */
async function start() {
  const kit = await createSocialKit()
  const made = await kit.signUpAs({ sub: 'ada' })
  const organizationId = resultText(made, 'subOrganizationId')
  const { userId, key } = await addUser(kit.parts, organizationId, 'root')
  const call = { key, organizationId }
  const add = (oauthProviders: readonly unknown[]) =>
    kit.submit('createOauthProviders', { userId, oauthProviders }, call)
  const addAs = async (sub: string) =>
    add([{ providerName: 'Google', oidcToken: await kit.site.token({ sub }) }])
  const remove = (providerIds: readonly string[], user = userId) =>
    kit.submit('deleteOauthProviders', { userId: user, providerIds }, call)
  const list = async (more = {}) => kit.query('getOauthProviders', more, call)
  return { kit, organizationId, userId, call, add, addAs, remove, list }
}

const idsOf = (body: unknown): string[] =>
  Object(body).activity.result.createOauthProvidersResultV2.providerIds

test('adds a social login to a user, lists it and takes it away', async () => {
  const { addAs, remove, list, userId } = await start()
  const [id = ''] = idsOf((await addAs('work')).body)
  expect((await list({ userId })).body).toMatchObject({
    oauthProviders: [{ providerId: id, providerName: 'Google', subject: 'work' }],
  })
  expect(Object((await list()).body).oauthProviders).toHaveLength(2)
  expect((await remove([id])).code).toBe('OK')
  expect((await list({ userId })).body).toEqual({ oauthProviders: [] })
  expect((await remove([id])).code).toBe('OAUTH_PROVIDER_NOT_FOUND')
})

test('takes away all that were named, or none', async () => {
  const { kit, addAs, remove, list, userId } = await start()
  const [id = ''] = idsOf((await addAs('work')).body)
  expect((await remove([id, kit.parts.newId()])).code).toBe('OAUTH_PROVIDER_NOT_FOUND')
  expect((await remove([id], kit.parts.newId())).code).toBe('USER_NOT_FOUND')
  expect(Object((await list({ userId })).body).oauthProviders).toHaveLength(1)
})

test('never takes a login over from another account', async () => {
  const { kit, addAs, list, userId } = await start()
  await kit.signUpAs({ sub: 'nora' })
  expect((await addAs('nora')).code).toBe('CREDENTIAL_CONFLICT')
  expect((await addAs('ada')).code).toBe('CREDENTIAL_CONFLICT')
  expect((await list({ userId })).body).toEqual({ oauthProviders: [] })
})

test('T19 takes claims beside a token of the same person, and no others, of a root user too', async () => {
  const { kit, add } = await start()
  const claim = (sub: string, aud = 'client-2.example') => ({
    providerName: 'Google',
    oidcClaims: { iss: kit.site.issuer, sub, aud },
  })
  expect((await add([claim('nora', CLIENT_ID)])).code).toBe('REQUEST_INVALID')
  const token = { providerName: 'Google', oidcToken: await kit.site.token({ sub: 'work' }) }
  expect((await add([token, claim('nora')])).code).toBe('REQUEST_INVALID')
  expect((await add([token, claim('work')])).code).toBe('OK')
})

test('gives a user ten social logins and not eleven', async () => {
  const { addAs, list, userId } = await start()
  for (let i = 0; i < 10; i++) expect((await addAs(`work-${i}`)).code).toBe('OK')
  expect((await addAs('work-10')).code).toBe('REQUEST_INVALID')
  expect(Object((await list({ userId })).body).oauthProviders).toHaveLength(10)
})

test('knows only users of the organization, and lets all of them ask', async () => {
  const { kit, organizationId, userId, call, list } = await start()
  const oauthProviders = [{ providerName: 'G', oidcToken: await kit.site.token({ sub: 'x' }) }]
  const elsewhere = { userId: kit.root.userId, oauthProviders }
  expect((await kit.submit('createOauthProviders', elsewhere, call)).code).toBe('USER_NOT_FOUND')
  const member = await addUser(kit.parts, organizationId, 'user')
  const asMember = { key: member.key, organizationId }
  const ask = async (more: { userId?: string }) =>
    (await kit.query('getOauthProviders', more, asMember)).code
  expect(await ask({ userId: member.userId })).toBe('OK')
  expect(await ask({ userId })).toBe('OK')
  expect(await ask({})).toBe('OK')
  const { code } = await kit.submit('createOauthProviders', { userId, oauthProviders }, asMember)
  expect(code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await list({ userId: member.userId })).body).toEqual({ oauthProviders: [] })
})
