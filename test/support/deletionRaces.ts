import { expect } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { mapValues } from '../../src/lib/mapValues.ts'
import type { Store } from '../../src/service/store/store.ts'
import { tables } from '../../src/service/store/tables.ts'
import { addOrganization, addUser, createTestApi, type Reply, type TestApi } from './activityApi.ts'
import { newInvitation, newUser } from './members.ts'
import { loginParameters, prove } from './otpSteps.ts'
import { manySends } from './races.ts'
import { makeWallet } from './walletSteps.ts'

/** A sub-organization whose root user has an address, and the pens of that user and of the proxy. */
export type Family = Awaited<ReturnType<typeof addAddressedFamily>>
type Pen = (family: Family) => Promise<() => Promise<Reply>>

export const openDeletionApi = (store: Store) => createTestApi({ store, limits: manySends })

export async function addAddressedFamily(kit: TestApi) {
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const email = `mara-${organizationId}@okafor.example`
  const root = await addUser(kit.parts, organizationId, 'root', { email, emailVerified: true })
  return { kit, organizationId, email, root, call: { key: root.key, organizationId } }
}

/** Submits that put rows into a sub-organization: each prepared, to be sent when the time has come. */
export const submitsIntoFamily: Readonly<Record<string, Pen>> = {
  createUserTag: own('createUserTag', () => ({ userTagName: 'A', userIds: [] })),
  createUsers: own('createUsers', () => ({ users: [newUser('Nora')] })),
  createInvitations: own('createInvitations', ({ root, organizationId }) => ({
    invitations: [newInvitation(root.userId, `nora-${organizationId}@okafor.example`)],
  })),
  createPolicy: own('createPolicy', () => ({ policyName: 'A', effect: 'EFFECT_ALLOW', notes: '' })),
  createPrivateKeyTag: own('createPrivateKeyTag', () => ({
    privateKeyTagName: 'A',
    privateKeyIds: [],
  })),
  createWallet: own('createWallet', () => ({ walletName: 'W', accounts: [] })),
  createWebhookEndpoint: own('createWebhookEndpoint', () => ({
    url: 'http://localhost:9/hook',
    name: 'Hook',
    subscriptions: [{ eventType: 'ACTIVITY_UPDATES' }],
  })),
  createApiKeys: own('createApiKeys', ({ root }, publicKey) => ({
    userId: root.userId,
    apiKeys: [{ apiKeyName: 'Key', publicKey, curveType: 'API_KEY_CURVE_P256' }],
  })),
  stampLogin: own('stampLogin', (_, publicKey) => ({ publicKey })),
  /** Names the parent: the key finds its account. */
  stampLoginFromAbove: async ({ kit, root }) => {
    const { publicKeyHex: publicKey } = await generateKeyPair()
    return () => kit.submit('stampLogin', { publicKey }, { key: root.key })
  },
  otpLogin: async ({ kit, email }) => {
    const key = await generateKeyPair()
    const parameters = await loginParameters(key, await prove(kit, email, key))
    return () => kit.submit('otpLogin', parameters)
  },
  signRawPayload: async ({ kit, call }) => {
    const signWith = (await makeWallet(kit, undefined, call)).addresses[0]
    const encoding = 'PAYLOAD_ENCODING_TEXT_UTF8'
    const parameters = { signWith, payload: 'a', encoding, hashFunction: 'HASH_FUNCTION_SHA256' }
    return () => kit.submit('signRawPayload', parameters, call)
  },
}

function own(
  name: Parameters<TestApi['submit']>[0],
  parametersOf: (family: Family, publicKey: string) => object,
): Pen {
  return async (family) => {
    const parameters = parametersOf(family, (await generateKeyPair()).publicKeyHex)
    return () => family.kit.submit(name, parameters, family.call)
  }
}

export function endFamily({ kit, call }: Family): Promise<Reply> {
  return kit.submit('deleteSubOrganization', { deleteWithoutExport: true }, call)
}

/** What there is of an organization that has ended: one record, of its end. */
export async function expectGone(store: Store, organizationId: string): Promise<void> {
  const lists = Object.entries(mapValues(tables, (_, table) => store.find(table, {})))
  const found: string[] = []
  for (const [table, list] of lists)
    for (const row of (await list).map(Object))
      if (row.organizationId === organizationId || row.id === organizationId)
        found.push(`${table} ${row.type ?? ''}`)
  expect(found).toEqual(['activities ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION'])
}

/**
 * Everything at once, and the end among it at another place each round. An answer that says a submit was done means that
 * it was recorded before the end, for the end takes its record away; and after the end nothing is done any more.
 */
export async function raceOfDeletion(kit: TestApi, store: Store, round: number): Promise<void> {
  const family = await addAddressedFamily(kit)
  const submits = await Promise.all(
    Object.values(submitsIntoFamily).map((prepare) => prepare(family)),
  )
  const place = (round * 5) % (submits.length + 1)
  const before = submits.slice(0, place).map((submit) => submit())
  const end = endFamily(family)
  const after = submits.slice(place).map((submit) => submit())
  const replies = await Promise.all([...before, ...after])
  expect((await end).code).toBe('OK')
  for (const { code } of replies) expect(outcomes).toContain(code)
  await expectGone(store, family.organizationId)
  const late = await Promise.all(submits.map((submit) => submit()))
  for (const { code } of late) expect(refusals).toContain(code)
  await expectGone(store, family.organizationId)
}

const refusals = ['ORGANIZATION_NOT_FOUND', 'PUBLIC_KEY_NOT_FOUND', 'VERIFICATION_TOKEN_USED']
const outcomes = ['OK', 'SIGNER_NOT_FOUND', 'USER_NOT_FOUND', 'REQUEST_NOT_AUTHORIZED', ...refusals]
