import { expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
} from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import { proofsIn, provenWallet, submitProven } from '../../../../test/support/provenWallet.ts'
import { ethereumAccount, resultOf } from '../../../../test/support/walletSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

test('lists the proofs of an activity for those who may read it, and for nobody else', async () => {
  const kit = await createTestApi()
  const { reply } = await provenWallet(kit)
  const { id: activityId } = activityOf(reply)
  const ask = (more: object, call = {}) => kit.query('listAppProofs', { activityId, ...more }, call)
  expect((await ask({})).body).toEqual({ appProofs: proofsIn(reply) })
  const unknown = await ask({ activityId: 'unknown' })
  expect(unknown.code).toBe('ACTIVITY_NOT_FOUND')
  const member = await addUser(kit.parts, kit.organizationId, 'user')
  const family = await addFamily(kit)
  expect((await ask({}, { key: member.key })).body).toEqual({ appProofs: proofsIn(reply) })
  expect(await ask({}, family.call)).toEqual(unknown)
  const stranger = await addUser(kit.parts, await addOrganization(kit.parts, null), 'root')
  expect((await ask({}, { key: stranger.key })).code).toBe('ORGANIZATION_NOT_FOUND')
  expect((await ask({}, { key: kit.proxy.key })).code).toBe('REQUEST_NOT_AUTHORIZED')
})

/** A sub-organization that is made with a wallet, and the pen of its root user. */
async function madeWithWallet(kit: Awaited<ReturnType<typeof createTestApi>>, name: string) {
  const key = await generateKeyPair()
  const { publicKeyHex: publicKey } = key
  const apiKeys = [{ apiKeyName: 'own', publicKey, curveType: 'API_KEY_CURVE_P256' }]
  const reply = await submitProven(kit, 'createSubOrganization', {
    subOrganizationName: name,
    rootUsers: [{ userName: name, apiKeys, authenticators: [], oauthProviders: [] }],
    rootQuorumThreshold: 1,
    wallet: { walletName: 'Everyday', accounts: [ethereumAccount] },
  })
  const organizationId = String(resultOf(reply).subOrganizationId)
  return { reply, activityId: activityOf(reply).id, call: { key, organizationId } }
}

const MAKING = { filterByType: ['ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8'] }

test('tells those whose organization it made of a sign-up and where its addresses come from, and no more', async () => {
  const kit = await createTestApi()
  const { reply, activityId, call } = await madeWithWallet(kit, 'Ada')
  const proofs = proofsIn(reply).filter(({ proofPayload }) => !proofPayload.includes('OUTCOME'))
  expect([proofs.length, proofsIn(reply).length]).toEqual([1, 2])
  const told = { id: activityId, organizationId: kit.organizationId, votes: [], appProofs: proofs }
  const member = await addUser(kit.parts, call.organizationId, 'user')
  for (const asker of [call, { ...call, key: member.key }, { ...call, key: kit.root.key }]) {
    expect((await kit.query('listAppProofs', { activityId }, asker)).body).toEqual({
      appProofs: proofs,
    })
    const listed = await kit.query('listActivities', MAKING, asker)
    expect(listed.body).toMatchObject({ activities: [told] })
    const asked = await kit.query('getActivity', { activityId }, asker)
    expect(asked.body).toMatchObject({ activity: told })
    expect(JSON.stringify([listed, asked])).not.toContain(kit.root.key.publicKeyHex)
  }
})

test('lists a sign-up only where its type and status are asked for, and in its place', async () => {
  const kit = await createTestApi()
  const { activityId, call } = await madeWithWallet(kit, 'Ada')
  const idsOf = async (more: Record<string, unknown>) => {
    const { body } = await kit.query('listActivities', more, call)
    return Object(body).activities.map(({ id }: { id: string }) => id)
  }
  const own = activityOf(await kit.submit('createWallet', { walletName: 'B', accounts: [] }, call))
  expect(await idsOf({})).toEqual([own.id])
  const filterByType = [...MAKING.filterByType, 'ACTIVITY_TYPE_CREATE_WALLET']
  expect(await idsOf({ filterByType })).toEqual([own.id, activityId])
  const page = (more: object) => idsOf({ filterByType, paginationOptions: { limit: '1', ...more } })
  expect(await page({})).toEqual([own.id])
  expect(await page({ after: own.id })).toEqual([activityId])
  expect(await page({ after: activityId })).toEqual([])
  expect(await page({ before: activityId })).toEqual([own.id])
  expect(await page({ before: own.id })).toEqual([])
  expect(await idsOf({ ...MAKING, filterByStatus: ['ACTIVITY_STATUS_FAILED'] })).toEqual([])
  expect(await idsOf({ ...MAKING, filterByStatus: ['ACTIVITY_STATUS_COMPLETED'] })).toHaveLength(1)
})

test('T34 a sign-up is to all others as one that nobody has made', async () => {
  const kit = await createTestApi()
  const { activityId, call } = await madeWithWallet(kit, 'Ada')
  const sibling = await madeWithWallet(kit, 'Bo')
  const stranger = await addUser(kit.parts, await addOrganization(kit.parts, null), 'root')
  let refused = 0
  for (const name of ['getActivity', 'listAppProofs'] as const) {
    const unknown = await kit.query(name, { activityId: 'unknown' }, sibling.call)
    expect(unknown.code).toBe('ACTIVITY_NOT_FOUND')
    expect(await kit.query(name, { activityId }, sibling.call)).toEqual(unknown)
    refused++
    for (const key of [sibling.call.key, stranger.key]) {
      const { organizationId } = call
      const asked = await kit.query(name, { activityId }, { key, organizationId })
      const nowhere = { key, organizationId: '00000000-0000-7000-8000-000000000000' }
      expect(asked).toEqual(await kit.query(name, { activityId }, nowhere))
      expect(asked.code).toBe('ORGANIZATION_NOT_FOUND')
      refused++
    }
  }
  const listed = await kit.query('listActivities', MAKING, sibling.call)
  expect(JSON.stringify(listed.body)).not.toContain(call.organizationId)
  printCount('T34 questions of others about a sign-up that were refused', refused, 6)
})

test('tells everybody where a key comes from, and nothing of a key that is none', async () => {
  const kit = await createTestApi()
  const { question } = await provenWallet(kit)
  const ephemeralKey = question.appProof.publicKey
  const ask = (key: string, call = {}) => kit.query('getBootProof', { ephemeralKey: key }, call)
  const answer = await ask(ephemeralKey)
  expect(answer.body).toEqual({
    bootProof: {
      ephemeralPublicKeyHex: ephemeralKey,
      awsAttestationDocB64: expect.any(String),
      qosManifestB64: expect.any(String),
      qosManifestEnvelopeB64: Object(answer.body).bootProof.qosManifestB64,
      deploymentLabel: 'no-enclave',
      enclaveApp: 'latchkit-software',
      owner: 'self-hosted',
      createdAt: { seconds: String(kit.clock.time / 1000), nanos: '0' },
    },
  })
  const member = await addUser(kit.parts, kit.organizationId, 'user')
  const { call } = await addFamily(kit)
  for (const asker of [{ key: member.key }, call])
    expect((await ask(ephemeralKey, asker)).body).toEqual(answer.body)
  expect((await ask(ephemeralKey.toUpperCase())).body).toEqual(answer.body)
  for (const key of ['', 'x', ephemeralKey.slice(130)])
    expect((await ask(key)).code).toBe('BOOT_PROOF_NOT_FOUND')
})

test('knows the newest boot proof by both names of the app, before there is any proof', async () => {
  const kit = await createTestApi()
  const ask = (appName: string) => kit.query('getLatestBootProof', { appName })
  const first = await ask('latchkit-software')
  expect((await ask('signer')).body).toEqual(first.body)
  const { question } = await provenWallet(kit)
  expect(first.body).toEqual({ bootProof: question.bootProof })
  for (const appName of ['', 'notarizer', 'Signer'])
    expect((await ask(appName)).code).toBe('BOOT_PROOF_NOT_FOUND')
})
