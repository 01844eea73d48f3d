import { expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'

const secret = 'the-secret-key-as-its-owner-encrypted-it'
const moonpay = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'pk_live_1',
  encryptedSecretApiKey: secret,
}
const coinbase = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_COINBASE',
  projectId: 'project-7',
  publishableApiKey: 'key-name',
  encryptedSecretApiKey: `${secret}-2`,
  encryptedPrivateApiKey: `${secret}-private`,
}

async function stage() {
  const kit = await createTestApi()
  const call = { key: kit.root.key }
  const make = (parameters: object) => kit.submit('createFiatOnRampCredential', parameters, call)
  const list = async () => (await kit.query('listFiatOnRampCredentials')).body
  return { kit, call, make, list }
}

test('keeps credentials, replaces them whole, and forgets them', async () => {
  const { kit, call, make, list } = await stage()
  const made = await make({ ...coinbase, sandboxMode: true })
  const id = resultText(made, 'fiatOnRampCredentialId')
  expect(await list()).toEqual({
    fiatOnRampCredentials: [
      {
        fiatOnrampCredentialId: id,
        organizationId: kit.organizationId,
        ...coinbase,
        sandboxMode: true,
        createdAt: expect.anything(),
        updatedAt: expect.anything(),
      },
    ],
  })
  const change = { fiatOnrampCredentialId: id, ...moonpay }
  const updated = await kit.submit('updateFiatOnRampCredential', change, call)
  expect(activityOf(updated)).toMatchObject({
    type: 'ACTIVITY_TYPE_UPDATE_FIAT_ON_RAMP_CREDENTIAL',
    intent: { updateFiatOnRampCredentialIntent: change },
    result: { updateFiatOnRampCredentialResult: { fiatOnRampCredentialId: id } },
  })
  const [now] = Object(await list()).fiatOnRampCredentials
  expect(now).toMatchObject({ ...moonpay, sandboxMode: true })
  expect(now).not.toHaveProperty('projectId')
  expect(now).not.toHaveProperty('encryptedPrivateApiKey')
  const gone = { fiatOnrampCredentialId: id }
  expect((await kit.submit('deleteFiatOnRampCredential', gone, call)).code).toBe('OK')
  expect(await list()).toEqual({ fiatOnRampCredentials: [] })
  const again = await kit.submit('deleteFiatOnRampCredential', gone, call)
  expect([again.status, again.code]).toEqual([404, 'ON_RAMP_CREDENTIAL_NOT_FOUND'])
})

test('keeps the secrets sealed, each in its own place, and out of the record', async () => {
  const { kit, make, list } = await stage()
  const reply = await make(coinbase)
  await make(moonpay)
  const { store } = kit.parts
  const [first, second] = await store.find('fiatOnRampCredentials', {})
  const record = await kit.query('getActivity', { activityId: activityOf(reply).id })
  const kept = JSON.stringify([first, second, await store.find('activities', {}), record.body])
  expect(kept).toContain('project-7')
  expect(kept).not.toContain(secret)
  const stolen = { sealedSecretApiKey: second?.sealedSecretApiKey ?? '' }
  await store.transaction((tx) =>
    tx.update('fiatOnRampCredentials', { id: first?.id ?? '' }, stolen),
  )
  expect(Object(await list()).details?.[0]?.turnkeyErrorCode).toBe('INTERNAL')
})

test.each<[string, object]>([
  ['a provider that nobody knows', { onrampProvider: 'FIAT_ON_RAMP_PROVIDER_OTHER' }],
  ['no publishable key', { publishableApiKey: ' ' }],
  ['no secret', { encryptedSecretApiKey: '' }],
  ['an endless secret', { encryptedSecretApiKey: 'a'.repeat(8001) }],
  ['a project of two lines', { projectId: 'a\nb' }],
])('refuses %s, and keeps nothing', async (_, change) => {
  const { kit, make } = await stage()
  expect((await make({ ...moonpay, ...change })).code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('fiatOnRampCredentials', {})).toBe(0)
})

test('keeps a sub-organization by itself', async () => {
  const { kit, make, list } = await stage()
  const { call, organizationId } = await addFamily(kit)
  await make(coinbase)
  expect((await kit.submit('createFiatOnRampCredential', moonpay, call)).code).toBe('OK')
  const own = await kit.query('listFiatOnRampCredentials', {}, call)
  expect(own.body).toMatchObject({ fiatOnRampCredentials: [{ organizationId, ...moonpay }] })
  expect(await list()).toMatchObject({ fiatOnRampCredentials: [coinbase] })
})

test('keeps an organization at a hundred of them', async () => {
  const { kit, make } = await stage()
  const [made] = await Promise.all([make(moonpay)])
  const [row] = await kit.parts.store.find('fiatOnRampCredentials', {})
  if (!row) throw new Error(made?.code)
  await kit.parts.store.transaction(async (tx) => {
    for (let i = 1; i < 100; i++)
      await tx.insert('fiatOnRampCredentials', { ...row, id: kit.parts.newId() })
  })
  expect((await make(moonpay)).code).toBe('REQUEST_INVALID')
})
