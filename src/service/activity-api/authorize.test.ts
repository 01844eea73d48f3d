import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../test/support/activityApi.ts'
import { activityParameters } from '../../../test/support/activityParameters.ts'
import { signupParameters } from '../../../test/support/otpSteps.ts'
import { generateKeyPair, type P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import { submitHandlers } from './submitHandlers.ts'

/** Two tenants: A with two sub-organizations and users of every role, B with one. */
async function tenants() {
  const kit = await createTestApi()
  const { parts } = kit
  const a = kit.organizationId
  const a1 = await addOrganization(parts, a)
  const a2 = await addOrganization(parts, a)
  const b = await addOrganization(parts, null)
  const b1 = await addOrganization(parts, b)
  const userA = await addUser(parts, a, 'user')
  const principals = {
    rootA: kit.root.key,
    userA: userA.key,
    proxyA: kit.proxy.key,
    rootA1: (await addUser(parts, a1, 'root')).key,
    rootA2: (await addUser(parts, a2, 'root')).key,
    rootB: (await addUser(parts, b, 'root')).key,
    rootB1: (await addUser(parts, b1, 'root')).key,
    nobody: await generateKeyPair(),
  }
  const targets = { a, a1, a2, b, b1, missing: parts.newId() }
  return { kit, principals, targets, userId: userA.userId }
}

const OK = 'OK'
const NO = 'REQUEST_NOT_AUTHORIZED'
const NOT_FOUND = 'ORGANIZATION_NOT_FOUND'
const UNKNOWN = 'PUBLIC_KEY_NOT_FOUND'

type Row = Record<'a' | 'a1' | 'a2' | 'b' | 'b1' | 'missing', string>
const nowhere: Row = {
  a: NOT_FOUND,
  a1: NOT_FOUND,
  a2: NOT_FOUND,
  b: NOT_FOUND,
  b1: NOT_FOUND,
  missing: NOT_FOUND,
}
const stranger: Row = {
  a: UNKNOWN,
  a1: UNKNOWN,
  a2: UNKNOWN,
  b: UNKNOWN,
  b1: UNKNOWN,
  missing: UNKNOWN,
}

const whoami: Record<string, Row> = {
  rootA: { ...nowhere, a: OK, a1: OK, a2: OK },
  userA: { ...nowhere, a: OK, a1: OK, a2: OK },
  proxyA: { ...nowhere, a: OK, a1: NO, a2: NO },
  rootA1: { ...nowhere, a1: OK },
  rootA2: { ...nowhere, a2: OK },
  rootB: { ...nowhere, b: OK, b1: OK },
  rootB1: { ...nowhere, b1: OK },
  nobody: stranger,
}

const listActivities: Record<string, Row> = {
  ...whoami,
  proxyA: { ...nowhere, a: NO, a1: NO, a2: NO },
}

/** A sub-organization may not have its own, so root users there are refused as well. */
const createSubOrganization: Record<string, Row> = {
  rootA: { ...nowhere, a: OK, a1: NO, a2: NO },
  userA: { ...nowhere, a: NO, a1: NO, a2: NO },
  proxyA: { ...nowhere, a: OK, a1: NO, a2: NO },
  rootA1: { ...nowhere, a1: NO },
  rootA2: { ...nowhere, a2: NO },
  rootB: { ...nowhere, b: OK, b1: NO },
  rootB1: { ...nowhere, b1: NO },
  nobody: stranger,
}

test('keeps tenants apart: who may ask and submit where, cell by cell', async () => {
  const { kit, principals, targets } = await tenants()
  const seen: Record<string, Record<string, Record<string, string>>> = {}
  for (const [principal, key] of Object.entries(principals))
    for (const [target, organizationId] of Object.entries(targets)) {
      const call = { key, organizationId }
      const replies = {
        whoami: await kit.query('whoami', {}, call),
        listActivities: await kit.query('listActivities', {}, call),
        createSubOrganization: await kit.submit(
          'createSubOrganization',
          signupParameters({ userEmail: 'mara@okafor.example' }),
          call,
        ),
      }
      for (const [name, { code }] of Object.entries(replies)) {
        const table = seen[name] ?? {}
        seen[name] = { ...table, [principal]: { ...table[principal], [target]: code } }
      }
    }
  expect(seen).toEqual({ whoami, listActivities, createSubOrganization })
})

test('answers for a foreign organization exactly as for one that does not exist', async () => {
  const { kit, principals, targets } = await tenants()
  for (const key of [principals.rootA1, principals.rootB, principals.nobody]) {
    const foreign = await kit.query('whoami', {}, { key, organizationId: targets.a2 })
    const missing = await kit.query('whoami', {}, { key, organizationId: targets.missing })
    expect(foreign).toEqual(missing)
  }
})

/** Who, beside a root user, may submit what. */
const submitters: Readonly<Record<string, 'proxyA' | 'userA'>> = {
  initOtp: 'proxyA',
  verifyOtp: 'proxyA',
  verifyOtpV2: 'proxyA',
  otpLogin: 'proxyA',
  createSubOrganization: 'proxyA',
  oauth2Authenticate: 'proxyA',
  oauthLogin: 'proxyA',
  createOauthProviders: 'userA',
  deleteOauthProviders: 'userA',
  stampLogin: 'userA',
  createApiKeys: 'userA',
  deleteApiKeys: 'userA',
  updateUserEmail: 'userA',
  updateUserPhoneNumber: 'userA',
  createAuthenticators: 'userA',
  deleteAuthenticators: 'userA',
  updateAuthenticatorName: 'userA',
}

test('gives the proxy the activities of logging in and a plain user those of its own ways in', async () => {
  const { kit, principals, userId } = await tenants()
  for (const name of Object.keys(submitHandlers).filter(isActivity)) {
    const parameters = { ...activityParameters[name], userId }
    for (const principal of ['proxyA', 'userA'] as const) {
      const { body } = await kit.submit(name, parameters, { key: principals[principal] })
      const isRefused = JSON.stringify(body).includes(`"${NO}"`)
      expect([name, principal, isRefused]).toEqual([
        name,
        principal,
        submitters[name] !== principal,
      ])
    }
  }
})

test('sends no codes for a sub-organization, whose keys anybody can have', async () => {
  const { kit, principals, targets } = await tenants()
  const call = { key: principals.rootA1, organizationId: targets.a1 }
  expect((await kit.submit('initOtp', activityParameters.initOtp, call)).code).toBe(NO)
  expect(kit.sent).toEqual([])
})

test('lets every user read, but the proxy no more than logging in needs', async () => {
  const { kit } = await tenants()
  const user = await addUser(kit.parts, kit.organizationId, 'user')
  const ask = async (key: P256KeyPair, userId: string) =>
    (await kit.query('getUser', { userId }, { key })).code
  expect(await ask(user.key, user.userId)).toBe(OK)
  expect(await ask(user.key, kit.root.userId)).toBe(OK)
  expect(await ask(user.key, kit.parts.newId())).toBe('USER_NOT_FOUND')
  expect(await ask(kit.proxy.key, kit.proxy.userId)).toBe(NO)
})

function isActivity(name: string): name is keyof typeof submitEndpoints {
  return name in submitEndpoints
}
