import { expect, test } from 'vitest'
import { activityOf, addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { addQuorum, standing } from '../../../../test/support/consensus.ts'
import { addFamily, newInvitation } from '../../../../test/support/members.ts'
import { addEndpoint, happen, openWebhookStage } from '../../../../test/support/webhookStage.ts'
import { mapValues } from '../../../lib/mapValues.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'
import { tables } from '../../store/tables.ts'

const wallet = {
  walletName: 'Savings',
  accounts: [
    {
      curve: 'CURVE_ED25519',
      pathFormat: 'PATH_FORMAT_BIP32',
      path: "m/44'/501'/0'/0'",
      addressFormat: 'ADDRESS_FORMAT_SOLANA',
    },
  ],
}
const privateKeys = [
  {
    privateKeyName: 'Cold',
    curve: 'CURVE_ED25519',
    privateKeyTags: [],
    addressFormats: ['ADDRESS_FORMAT_SOLANA'],
  },
]

/** Two sub-organizations with something of everything. */
async function stage() {
  const kit = await createTestApi()
  const filled = async () => {
    const family = await addFamily(kit)
    const { call, root, organizationId } = family
    await addUser(kit.parts, organizationId, 'user')
    const userTag = { userTagName: 'A', userIds: [root.userId] }
    for (const reply of [
      await kit.submit('createUserTag', userTag, call),
      await kit.submit('createWallet', wallet, call),
      await kit.submit('createPrivateKeys', { privateKeys }, call),
      await kit.submit(
        'createInvitations',
        { invitations: [newInvitation(root.userId, 'nora@okafor.example')] },
        call,
      ),
    ])
      expect(reply.code).toBe('OK')
    return family
  }
  const { store } = kit.parts
  /** The names of the tables in which an organization has rows, with their ids. */
  const rowsOf = async (organizationId: string) => {
    const all = Object.entries(mapValues(tables, (_, table) => store.find(table, {})))
    const found: [string, unknown][] = []
    for (const [table, rows] of all)
      for (const row of await rows)
        if (JSON.stringify(row).includes(organizationId)) found.push([table, Object(row)])
    return found
  }
  const end = (call: object, parameters: object = { deleteWithoutExport: true }) =>
    kit.submit('deleteSubOrganization', parameters, call)
  return { kit, store, own: await filled(), sibling: await filled(), rowsOf, end }
}

test('takes a sub-organization away with all that is in it, and leaves the others alone', async () => {
  const { kit, own, sibling, rowsOf, end } = await stage()
  const before = await rowsOf(sibling.organizationId)
  const reply = await end(own.call)
  const { id } = activityOf(reply)
  expect(activityOf(reply)).toMatchObject({
    organizationId: own.organizationId,
    type: 'ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION',
    intent: { deleteSubOrganizationIntent: { deleteWithoutExport: true } },
    result: { deleteSubOrganizationResult: { subOrganizationUuid: own.organizationId } },
  })
  expect(await rowsOf(own.organizationId)).toEqual([
    ['activities', expect.objectContaining({ id })],
  ])
  expect(await rowsOf(sibling.organizationId)).toEqual(before)
  const { body } = await kit.query('listSuborgs')
  expect(body).toEqual({ organizationIds: [sibling.organizationId] })
})

test('leaves its keys without a door, and the parent without a view', async () => {
  const { kit, own, end } = await stage()
  const { organizationId, call } = own
  await end(call)
  const { publicKeyHex: publicKey } = own.root.key
  expect((await kit.query('whoami', {}, call)).code).toBe('PUBLIC_KEY_NOT_FOUND')
  expect((await kit.submit('stampLogin', { publicKey }, call)).code).toBe('PUBLIC_KEY_NOT_FOUND')
  const byParent = await kit.submit('stampLogin', { publicKey }, { key: call.key })
  expect(byParent.code).toBe('PUBLIC_KEY_NOT_FOUND')
  const seen = await kit.query('listUsers', {}, { organizationId })
  const unknown = await kit.query('listUsers', {}, { organizationId: kit.parts.newId() })
  expect(seen).toEqual(unknown)
  expect(seen.status).toBe(404)
  expect((await end(call)).code).toBe('PUBLIC_KEY_NOT_FOUND')
})

test('takes nothing that nobody has outside, unless that is said', async () => {
  const { kit, store, own, rowsOf, end } = await stage()
  const { organizationId, call } = own
  const before = await rowsOf(organizationId)
  for (const parameters of [{}, { deleteWithoutExport: false }])
    expect((await end(call, parameters)).code).toBe('WALLET_NOT_EXPORTED')
  await store.transaction((tx) => tx.update('wallets', { organizationId }, { isExported: true }))
  const reply = await end(call, {})
  expect([reply.status, reply.code]).toEqual([400, 'PRIVATE_KEY_NOT_EXPORTED'])
  expect((await rowsOf(organizationId)).length).toBe(before.length)
  await store.transaction((tx) =>
    tx.update('privateKeys', { organizationId }, { isExported: true }),
  )
  expect((await end(call, {})).code).toBe('OK')
  expect(kit.errors).toEqual([])
})

test('is for a root user of the sub-organization itself, and for no organization of its own', async () => {
  const { kit, own, sibling, end } = await stage()
  const { organizationId } = own
  const member = await addUser(kit.parts, organizationId, 'user')
  const callers = [
    [kit.root.key, 'REQUEST_NOT_AUTHORIZED'],
    [kit.proxy.key, 'REQUEST_NOT_AUTHORIZED'],
    [member.key, 'REQUEST_NOT_AUTHORIZED'],
    [sibling.root.key, 'ORGANIZATION_NOT_FOUND'],
  ] as const
  for (const [key, code] of callers) expect((await end({ key, organizationId })).code).toBe(code)
  expect((await end({ key: kit.root.key })).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await kit.parts.store.count('organizations', {})).toBe(3)
})

test('ends one in which several decide, when they have decided', async () => {
  const { kit, rowsOf } = await stage()
  const { submit, approve, roots, organizationId } = await addQuorum(kit, {
    roots: 2,
    threshold: 2,
  })
  const [ada, ben] = roots
  if (!ada || !ben) throw new Error('too few users')
  const asked = activityOf(await submit(ada, 'deleteSubOrganization', {}))
  const reply = await approve(ben, asked.fingerprint)
  expect(standing(reply)).toBe('COMPLETED')
  expect(activityOf(reply)).toMatchObject({
    id: asked.id,
    result: { deleteSubOrganizationResult: { subOrganizationUuid: organizationId } },
  })
  expect(await rowsOf(organizationId)).toEqual([
    ['activities', expect.objectContaining({ id: asked.id, status: 'ACTIVITY_STATUS_COMPLETED' })],
  ])
  expect(kit.errors).toEqual([])
})

test('still tells the parent what happened there before', async () => {
  const stage = await openWebhookStage()
  const { kit, deliver, told } = stage
  await addEndpoint(stage)
  const { call, organizationId } = await addFamily(kit)
  await happen(stage, call)
  const reply = await kit.submit('deleteSubOrganization', { deleteWithoutExport: true }, call)
  expect(reply.code).toBe('OK')
  await deliver()
  // two events go out at once and may arrive in either order: receivers go by the number at the end
  const places = stage.header('eventId').map((id) => Number(id.split('_')[1]))
  const heard = told().map(({ organizationId, type }, i) => [places[i], organizationId, type])
  expect(heard.toSorted()).toEqual([
    [1, organizationId, 'ACTIVITY_TYPE_CREATE_USER_TAG'],
    [2, organizationId, 'ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION'],
  ])
})

test('sec/B14 tells the one who ended it once more that it is done, and nobody else', async () => {
  const { kit, own, sibling } = await stage()
  const { organizationId, call } = own
  const user = await addUser(kit.parts, organizationId, 'user')
  const body = kit.envelope('deleteSubOrganization', { deleteWithoutExport: true }, call)
  const { path } = submitEndpoints.deleteSubOrganization
  const first = await kit.stamped(path, body, call.key)
  const again = await kit.stamped(path, body, call.key)
  expect([first.code, again.code]).toEqual(['OK', 'OK'])
  expect(activityOf(again)).toEqual({ ...activityOf(first), votes: activityOf(again).votes })
  for (const [key, other] of [
    [user.key, body],
    [sibling.call.key, body],
    [call.key, { ...body, timestampMs: String(Number(body.timestampMs) + 1) }],
  ] as const)
    expect((await kit.stamped(path, other, key)).code).toMatch(/_NOT_FOUND$/)
  expect(await kit.parts.store.count('activities', { organizationId })).toBe(1)
}, 30_000)
