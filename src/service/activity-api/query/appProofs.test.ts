import { expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
} from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { proofsIn, provenWallet } from '../../../../test/support/provenWallet.ts'

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
  for (const key of ['', 'x', ephemeralKey.toUpperCase(), ephemeralKey.slice(130)])
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
