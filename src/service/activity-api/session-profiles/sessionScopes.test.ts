import { expect, test } from 'vitest'
import { addUser, createTestApi } from '../../../../test/support/activityApi.ts'
import { addPolicy, addQuorum, standing } from '../../../../test/support/consensus.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { signing, startScopedSession } from '../../../../test/support/scopedSessions.ts'
import { makeWallet } from '../../../../test/support/walletSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

const NO = 'REQUEST_NOT_AUTHORIZED'
const tag = { userTagName: 'A', userIds: [] }

async function stage() {
  const kit = await createTestApi()
  const family = await addFamily(kit)
  const one = await makeWallet(kit, undefined, family.call)
  const two = await makeWallet(kit, undefined, family.call)
  const signAs = async (scope: string, address: string | undefined) => {
    const session = await startScopedSession(kit, scope, family.call)
    return (await kit.submit('signRawPayload', signing(address ?? ''), session)).code
  }
  return { kit, ...family, one, two, signAs }
}

test('asks about the wallet, the kind and the parameters of what is done', async () => {
  const { one, two, signAs } = await stage()
  const [mine] = one.addresses
  const [other] = two.addresses
  const ofWallet = `activity.action == 'SIGN' && wallet.id == '${one.walletId}'`
  expect([await signAs(ofWallet, mine), await signAs(ofWallet, other)]).toEqual(['OK', NO])
  expect(await signAs("activity.params.payload == 'Hello'", mine)).toBe('OK')
  expect(await signAs("activity.params.payload == 'Goodbye'", mine)).toBe(NO)
  expect(await signAs("activity.action != 'EXPORT'", mine)).toBe('OK')
  expect(await signAs('true', mine)).toBe('OK')
  expect(await signAs('false', mine)).toBe(NO)
}, 30_000)

test('must hold for all that an activity does', async () => {
  const { kit, call, one, two } = await stage()
  const session = await startScopedSession(kit, `wallet.id == '${one.walletId}'`, call)
  const deleting = (...walletIds: string[]) =>
    kit.submit('deleteWallets', { walletIds, deleteWithoutExport: true }, session)
  expect((await deleting(one.walletId, two.walletId)).code).toBe(NO)
  expect((await deleting(two.walletId)).code).toBe(NO)
  expect(await kit.parts.store.count('wallets', {})).toBe(2)
  expect((await deleting(one.walletId)).code).toBe('OK')
})

/** More work than a request may cause. */
const hundred = `[${Array.from({ length: 100 }, (_, i) => i).join(',')}]`
const costly = `${hundred}.all(a, ${hundred}.all(b, ${hundred}.all(c, c >= 0)))`

test.each([
  ['what is not there', 'eth.tx.chain_id == 1'],
  ['the negation of what is not there', "eth.tx.to != '0x0'"],
  ['another type', 'activity.params.payload == 1'],
  ['a time, which a condition does not have', "CronSpan('0 0 * * *', '1d', 'UTC')"],
])('refuses where the scope asks for %s', async (_, scope) => {
  const { kit, call, one } = await stage()
  const session = await startScopedSession(kit, scope, call)
  const [address = ''] = one.addresses
  expect((await kit.submit('signRawPayload', signing(address), session)).code).toBe(NO)
  expect((await kit.submit('createUserTag', tag, session)).code).toBe(NO)
  expect(kit.errors).toEqual([])
})

test('refuses where the scope is none or costs too much, as one could be kept before scopes were checked', async () => {
  const { kit, call } = await stage()
  const session = await startScopedSession(kit, 'true', call)
  const id = session.sessionProfileId
  for (const scope of ['read', 'activity.', costly, "activity.action == 'CREATE'", '']) {
    await kit.parts.store.transaction((tx) => tx.update('sessionProfiles', { id }, { scope }))
    const userTag = { userTagName: scope.slice(0, 50) || 'none', userIds: [] }
    const { code } = await kit.submit('createUserTag', userTag, session)
    expect([scope, code]).toEqual([scope, scope.endsWith("'CREATE'") ? 'OK' : NO])
  }
})

test('gives a user no right that it has not', async () => {
  const { kit, organizationId } = await stage()
  const user = await addUser(kit.parts, organizationId, 'user')
  const plain = { key: user.key, organizationId }
  const session = await startScopedSession(kit, 'true', plain)
  expect((await kit.submit('createUserTag', tag, plain)).code).toBe(NO)
  expect((await kit.submit('createUserTag', tag, session)).code).toBe(NO)
  const updateName = { userId: user.userId, userName: 'Nora' }
  expect((await kit.submit('updateUserName', updateName, session)).code).toBe(NO)
})

test('gives the users of a parent nothing to do below it', async () => {
  const { kit, organizationId } = await stage()
  const above = { key: kit.root.key, organizationId: kit.organizationId }
  const session = await startScopedSession(kit, 'true', above)
  expect((await kit.submit('createUserTag', tag, session)).code).toBe('OK')
  const below = { ...session, organizationId }
  expect((await kit.submit('createUserTag', tag, below)).code).toBe(NO)
})

test('lets a session be renewed where its scope says so, and only with its profile', async () => {
  const { kit, call } = await stage()
  const session = await startScopedSession(kit, "activity.resource == 'AUTH'", call)
  const { publicKeyHex: publicKey } = await generateKeyPair()
  expect((await kit.submit('stampLogin', { publicKey }, session)).code).toBe('OK')
  const row = await kit.parts.store.first('credentials', { publicKey })
  expect(row?.sessionProfileId).toBe(session.sessionProfileId)
})

test('asks nobody for a session beyond its profile', async () => {
  const { kit } = await stage()
  const place = await addQuorum(kit, { roots: 2, threshold: 2 })
  const [ada] = place.roots
  if (!ada) throw new Error('too few users')
  const session = await startScopedSession(kit, 'true', place.call(ada))
  await addPolicy(kit, place, {
    effect: 'EFFECT_DENY',
    condition: "activity.resource == 'AUTH'",
  })
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const login = { publicKey }
  // the quorum could allow it, and would then not know of the profile
  expect(standing(await kit.submit('stampLogin', login, place.call(ada)))).toBe('CONSENSUS_NEEDED')
  expect(standing(await kit.submit('stampLogin', login, session))).toBe(NO)
})

test('tells a session that it cannot approve what its scope does not allow', async () => {
  const { kit } = await stage()
  const place = await addQuorum(kit, { roots: 2, threshold: 2 })
  const [ada, ben] = place.roots
  if (!ada || !ben) throw new Error('too few users')
  const asked = await place.submit(ada, 'createUserTag', tag)
  const { id: activityId } = Object(asked.body).activity
  const canApprove = async (scope: string) => {
    const session = await startScopedSession(kit, scope, place.call(ben))
    return (await place.read({ ...ben, key: session.key }, String(activityId))).canApprove
  }
  expect(await canApprove("activity.kind == 'CREATE_USER_TAG'")).toBe(true)
  expect(await canApprove("activity.kind == 'APPROVE_ACTIVITY'")).toBe(false)
})
