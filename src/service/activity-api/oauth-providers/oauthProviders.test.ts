import { expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  resultText,
} from '../../../../test/support/activityApi.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import { createSocialKit } from '../../../../test/support/socialKit.ts'
import { CLIENT_ID, createTestIssuer, trustIssuers } from '../../../../test/support/testIssuer.ts'

const google = (oidcToken: string) => ({ providerName: 'Google', oidcToken })
const claim = (sub: string, aud = CLIENT_ID, iss = 'https://id.example') => ({
  providerName: 'Google',
  oidcClaims: { iss, sub, aud },
})

test('signs up with an ID token, and finds the account by another one of the person', async () => {
  const { site, query, signUpAs, proxy } = await createSocialKit()
  const organizationId = resultText(await signUpAs({ sub: 'ada' }), 'subOrganizationId')
  const find = async (filterType: string, filterValue: string) =>
    query('listSuborgs', { filterType, filterValue }, { key: proxy.key })
  const again = await site.token({ nonce: 'another' })
  expect((await find('OIDC_TOKEN', again)).body).toEqual({ organizationIds: [organizationId] })
  const other = await site.token({ sub: 'nora' })
  expect((await find('OIDC_TOKEN', other)).body).toEqual({ organizationIds: [] })
  const otherClient = await site.token({ aud: 'client-2.example' })
  expect((await find('OIDC_TOKEN', otherClient)).body).toEqual({ organizationIds: [] })
  expect((await find('OIDC_TOKEN', `${again}x`)).code).toBe('OIDC_TOKEN_INVALID')
})

test('tells by claims whether a social login is taken', async () => {
  const { query, signUpAs, proxy } = await createSocialKit()
  const organizationId = resultText(await signUpAs({ sub: 'ada' }), 'subOrganizationId')
  const find = async (filterValue: string) =>
    query('listSuborgs', { filterType: 'OIDC_CLAIMS', filterValue }, { key: proxy.key })
  const ada = { iss: 'https://id.example', sub: 'ada', aud: CLIENT_ID }
  expect((await find(JSON.stringify(ada))).body).toEqual({ organizationIds: [organizationId] })
  const foreign = JSON.stringify({ ...ada, iss: 'https://evil.example' })
  expect((await find(foreign)).body).toEqual({ organizationIds: [] })
  for (const text of ['x', '{}', JSON.stringify({ ...ada, more: 1 }), '{"iss":"a","iss":"a"}'])
    expect((await find(text)).code).toBe('REQUEST_INVALID')
})

test('lists the social logins of a user', async () => {
  const { site, query, parts, root, signUpWith } = await createSocialKit()
  const reply = await signUpWith([google(await site.token()), claim('ada', 'client-2.example')])
  const [userId] = Object(activityOf(reply).result.createSubOrganizationResultV8).rootUserIds
  const organizationId = resultText(reply, 'subOrganizationId')
  const user = await query('getUser', { userId }, { key: root.key, organizationId })
  const login = { providerName: 'Google', issuer: site.issuer, subject: 'ada' }
  expect(user.body).toMatchObject({
    user: {
      oauthProviders: [
        { ...login, audience: CLIENT_ID, providerId: expect.any(String) },
        { ...login, audience: 'client-2.example', createdAt: { nanos: expect.any(String) } },
      ],
    },
  })
  expect(await parts.store.count('oauthProviders', { userId })).toBe(2)
})

test('takes token and claims of one item, once each', async () => {
  const { site, parts, signUpWith } = await createSocialKit()
  const oidcToken = await site.token()
  expect((await signUpWith([{ ...claim('ada'), oidcToken }])).code).toBe('OK')
  expect(await parts.store.count('oauthProviders', { subject: 'ada' })).toBe(1)
  const nora = await site.token({ sub: 'nora' })
  const both = { ...claim('nora', 'client-2.example'), oidcToken: nora }
  expect((await signUpWith([both])).code).toBe('OK')
  expect(await parts.store.count('oauthProviders', { subject: 'nora' })).toBe(2)
})

test('refuses what cannot be, and writes nothing', async () => {
  const { site, parts, signUpWith } = await createSocialKit()
  const token = await site.token()
  const cases: Record<string, readonly unknown[]> = {
    'neither token nor claims': [{ providerName: 'Google' }],
    'the same twice': [google(token), google(token)],
    'the same as token and as claims': [google(token), claim('ada')],
    'a name of nothing': [{ providerName: ' ', oidcToken: token }],
    'claims of a client that is not ours': [google(token), claim('ada', 'other.example')],
    'claims of another person': [google(token), claim('eve', 'client-2.example')],
    'claims of another issuer': [google(token), claim('ada', CLIENT_ID, 'https://evil.example')],
    'eleven logins': Array.from({ length: 11 }, () => google(token)),
  }
  for (const [name, oauthProviders] of Object.entries(cases))
    expect([name, (await signUpWith(oauthProviders)).code]).toEqual([name, 'REQUEST_INVALID'])
  expect((await signUpWith([google('')])).code).toBe('OIDC_TOKEN_INVALID')
  expect(await parts.store.count('oauthProviders', {})).toBe(0)
  expect(await parts.store.count('organizations', {})).toBe(1)
})

test('lets a root user of the organization itself claim, and a sub-organization not', async () => {
  const { site, root, signUpWith } = await createSocialKit()
  expect((await signUpWith([claim('ada')], { key: root.key })).code).toBe('OK')
  const taken = await signUpWith([google(await site.token())])
  expect(taken.code).toBe('CREDENTIAL_CONFLICT')
  const malformed = await signUpWith([claim('a\u0000b')], { key: root.key })
  expect(malformed.code).toBe('REQUEST_INVALID')
})

test('is disabled while no issuer is configured', async () => {
  const { parts, signUpWith, site } = await createSocialKit()
  const organizationId = await addOrganization(parts, null)
  const reply = await signUpWith([google(await site.token())], { organizationId })
  expect(reply.code).toBe('ORGANIZATION_NOT_FOUND')
  await parts.store.transaction(async (tx) => {
    await tx.remove('proxyConfigs', {})
  })
  const disabled = await signUpWith([google(await site.token())])
  expect(disabled).toMatchObject({ code: 'METHOD_DISABLED', body: { message: 'OAUTH disallowed' } })
})

test('says that an issuer is down, and keeps nothing', async () => {
  const { site, parts, signUpAs } = await createSocialKit()
  site.documents.clear()
  expect(await signUpAs({})).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  expect(await parts.store.count('organizations', {})).toBe(1)
})

test('keeps ID tokens out of what others read', async () => {
  const { site, query, signUpWith } = await createSocialKit()
  const token = await site.token()
  const reply = await signUpWith([google(token)])
  expect(JSON.stringify(reply.body)).toContain(token)
  const { id: activityId } = activityOf(reply)
  const read = await query('getActivity', { activityId })
  expect(read.code).toBe('OK')
  expect(JSON.stringify(read.body)).toContain('"providerName":"Google"')
  expect(JSON.stringify(read.body)).not.toContain(token.slice(-40))
})

test('T19 one person makes one account, however many requests come at once', async () => {
  const { site, parts, signUpAs } = await createSocialKit()
  let winners = 0
  let conflicts = 0
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => signUpAs({ sub: 'ada', nonce: String(i) })),
  )
  for (const { code } of replies) {
    if (code === 'OK') winners++
    if (code === 'CREDENTIAL_CONFLICT') conflicts++
  }
  expect([winners, conflicts]).toEqual([1, 49])
  expect(await parts.store.count('oauthProviders', { subject: 'ada' })).toBe(1)
  expect(site.asked).toHaveLength(2)
})

test('T19 nobody signs up with the claims of somebody else', async () => {
  const { site, signUpAs, signUpWith, parts } = await createSocialKit()
  await signUpAs({ sub: 'ada' })
  const mine = await site.token({ sub: 'eve' })
  let takeovers = 0
  for (let i = 0; i < 100; i++) {
    const aud = i % 2 === 0 ? CLIENT_ID : 'client-2.example'
    const bare = i % 4 < 2 ? [claim('ada', aud)] : [google(mine), claim('ada', aud)]
    if ((await signUpWith(bare)).code === 'OK') takeovers++
  }
  printCount('T19 claims of somebody else accepted', takeovers, 100)
  expect(takeovers).toBe(0)
  expect(await parts.store.count('oauthProviders', {})).toBe(1)
})

test('does not mix the people of two organizations', async () => {
  const { parts, site, signUpAs, query } = await createSocialKit()
  const organizationId = resultText(await signUpAs({ sub: 'ada' }), 'subOrganizationId')
  const other = await addOrganization(parts, null)
  const second = await createTestIssuer()
  await trustIssuers(parts, other, [second.provider])
  const { key } = await addUser(parts, other, 'proxy')
  const filter = { filterType: 'OIDC_TOKEN', filterValue: await site.token() }
  const found = await query('listSuborgs', filter, { key, organizationId: other })
  expect(found.body).toEqual({ organizationIds: [] })
  expect(organizationId).not.toBe(other)
})
