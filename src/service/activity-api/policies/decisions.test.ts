import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../../test/support/activityApi.ts'
import { addPolicy, addQuorum, type Member, standing } from '../../../../test/support/consensus.ts'
import { newUser } from '../../../../test/support/members.ts'
import { ethereumAccount, makeWallet } from '../../../../test/support/walletSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

const tag = (name: string) => ({ userTagName: name, userIds: [] })

async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 2, users: 3, threshold: 2 })
  const [ada, ben] = place.roots
  const [cleo, dan, eve] = place.users
  if (!ada || !ben || !cleo || !dan || !eve) throw new Error('too few users')
  let count = 0
  return {
    kit,
    ...place,
    ada,
    ben,
    cleo,
    dan,
    eve,
    policy: (policy: object) => addPolicy(kit, place, policy),
    /** Where an attempt to make a tag stands. */
    makeTag: async (by: Member) =>
      standing(await place.submit(by, 'createUserTag', tag(`Tag ${count++}`))),
    ask: async (by: Member) =>
      activityOf(await place.submit(by, 'createUserTag', tag(`Tag ${count++}`))),
  }
}

const isUser = ({ userId }: Member) => `approvers.any(user, user.id == '${userId}')`
const MAKES_USERS = "activity.resource == 'USER' && activity.action == 'CREATE'"

test('denies where no policy says anything, and allows where one does', async () => {
  const { policy, makeTag, cleo, dan, submit } = await stage()
  expect(await makeTag(cleo)).toBe('REQUEST_NOT_AUTHORIZED')
  await policy({ condition: MAKES_USERS, consensus: isUser(cleo) })
  expect(await makeTag(cleo)).toBe('COMPLETED')
  // the policy could hold for somebody else too, if the one whom it names approved
  expect(await makeTag(dan)).toBe('CONSENSUS_NEEDED')
  const wallet = { walletName: 'W', accounts: [] }
  expect(standing(await submit(cleo, 'createWallet', wallet))).toBe('REQUEST_NOT_AUTHORIZED')
})

test('lets a policy that denies win over all that allow, but not over a quorum of root users', async () => {
  const { policy, makeTag, ask, approve, ada, ben, cleo } = await stage()
  await policy({ condition: MAKES_USERS })
  expect(await makeTag(cleo)).toBe('COMPLETED')
  await policy({ effect: 'EFFECT_DENY', condition: "activity.kind == 'CREATE_USER_TAG'" })
  expect(await makeTag(cleo)).toBe('REQUEST_NOT_AUTHORIZED')
  const { fingerprint, status } = await ask(ada)
  expect(status).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  expect(standing(await approve(ben, fingerprint))).toBe('COMPLETED')
})

test('waits for those whom a consensus names, and lets exactly them and root users vote', async () => {
  const { kit, policy, ask, approve, read, submit, ada, ben, cleo, dan, eve } = await stage()
  const userIds = [cleo.userId, dan.userId]
  const made = await submit(ada, 'createUserTag', { userTagName: 'Signers', userIds })
  await approve(ben, activityOf(made).fingerprint)
  const { organizationId } = activityOf(made)
  const signers = await kit.parts.store.first('userTags', { organizationId, name: 'Signers' })
  const consensus = `approvers.filter(user, user.tags.contains('${signers?.id}')).count() >= 2`
  await policy({ condition: MAKES_USERS, consensus })
  const { id, fingerprint, status } = await ask(cleo)
  expect(status).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  const able = []
  for (const who of [ada, ben, cleo, dan, eve]) able.push((await read(who, id)).canApprove)
  expect(able).toEqual([true, true, false, true, false])
  expect(standing(await approve(eve, fingerprint))).toBe('REQUEST_NOT_AUTHORIZED')
  expect(standing(await approve(ada, fingerprint))).toBe('CONSENSUS_NEEDED')
  expect(standing(await approve(dan, fingerprint))).toBe('COMPLETED')
  // two root users are a quorum for what somebody else asked for
  const other = await ask(dan)
  expect(standing(await approve(ada, other.fingerprint))).toBe('CONSENSUS_NEEDED')
  expect(standing(await approve(ben, other.fingerprint))).toBe('COMPLETED')
})

test('records what each policy said to each vote', async () => {
  const { kit, policy, ask, approve, reject, call, cleo, dan } = await stage()
  const one = await policy({
    condition: MAKES_USERS,
    consensus: `${isUser(cleo)} && ${isUser(dan)}`,
  })
  const two = await policy({ effect: 'EFFECT_DENY', condition: "wallet.id == 'x'" })
  const three = await policy({ time: "time.now < Timestamp('2020-01-01T00:00:00Z')" })
  const four = await policy({ condition: "activity.action == 'SIGN'" })
  const evaluations = async (activityId: string) => {
    const { body } = await kit.query('getPolicyEvaluations', { activityId }, call(cleo))
    const found: unknown = Object(body).policyEvaluations
    return Array.isArray(found) ? found : []
  }
  const said = (outcome: string) => [
    { policyId: one, outcome },
    { policyId: two, outcome: 'OUTCOME_ERROR' },
    { policyId: three, outcome: 'OUTCOME_TIME_INACTIVE' },
    { policyId: four, outcome: 'OUTCOME_DENY_IMPLICIT' },
  ]
  const { id, fingerprint, organizationId } = await ask(cleo)
  const { votes } = activityOf(await approve(dan, fingerprint))
  const all = await evaluations(id)
  expect(all).toMatchObject([
    { activityId: id, organizationId, voteId: votes[0]?.id },
    { activityId: id, organizationId, voteId: votes[1]?.id },
  ])
  expect(all.map((each) => Object(each).policyEvaluations)).toEqual([
    said('OUTCOME_REQUIRES_CONSENSUS'),
    said('OUTCOME_ALLOW'),
  ])
  const second = await ask(cleo)
  expect(standing(await reject(dan, second.fingerprint))).toBe('REJECTED')
  const last = (await evaluations(second.id)).at(-1)
  expect(Object(last).policyEvaluations).toEqual(said('OUTCOME_REJECTED'))
  const missing = { activityId: kit.parts.newId() }
  expect((await kit.query('getPolicyEvaluations', missing, call(cleo))).code).toBe(
    'ACTIVITY_NOT_FOUND',
  )
})

test('never allows by an expression that fails, and denies by one that a request makes fail', async () => {
  const { policy, makeTag, submit, cleo } = await stage()
  await policy({ condition: "wallet.label == 'x' || activity.resource == 'USER'" })
  await policy({ condition: "activity.params.userTagName == 1 || activity.resource == 'USER'" })
  expect(await makeTag(cleo)).toBe('REQUEST_NOT_AUTHORIZED')
  await policy({ condition: "activity.resource == 'USER'" })
  // what a request does not have is no reason to deny it
  await policy({ effect: 'EFFECT_DENY', condition: "wallet.label == 'x'" })
  expect(await makeTag(cleo)).toBe('COMPLETED')
  await policy({ effect: 'EFFECT_DENY', condition: 'activity.params.userTagName > 5' })
  expect(await makeTag(cleo)).toBe('REQUEST_NOT_AUTHORIZED')
  expect(standing(await submit(cleo, 'createUsers', { users: [newUser('Nora')] }))).toBe(
    'COMPLETED',
  )
})

test('lets every user change its own ways in, and no others, unless a policy says otherwise', async () => {
  const { policy, submit, cleo, dan } = await stage()
  const addKey = async (to: Member) => {
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const apiKeys = [{ apiKeyName: 'K', publicKey, curveType: 'API_KEY_CURVE_P256' }]
    return standing(await submit(cleo, 'createApiKeys', { userId: to.userId, apiKeys }))
  }
  expect(await addKey(cleo)).toBe('COMPLETED')
  expect(await addKey(dan)).toBe('REQUEST_NOT_AUTHORIZED')
  const allow = await policy({ condition: "activity.resource == 'CREDENTIAL'" })
  expect(await addKey(dan)).toBe('COMPLETED')
  await policy({ effect: 'EFFECT_DENY', condition: "activity.resource == 'CREDENTIAL'" })
  expect(allow).not.toBe('')
  expect(await addKey(cleo)).toBe('REQUEST_NOT_AUTHORIZED')
})

test('lets nobody become whom a consensus names by claiming an address', async () => {
  const { kit, policy, submit, ask, approve, ada, ben, cleo, dan } = await stage()
  const cfo = 'cfo@okafor.example'
  await policy({
    condition: MAKES_USERS,
    consensus: `${isUser(cleo)} && approvers.any(user, user.email == '${cfo}')`,
  })
  const setEmail = (by: Member, userEmail: string) =>
    submit(by, 'updateUserEmail', { userId: by.userId, userEmail })
  for (const who of [cleo, dan])
    expect(standing(await setEmail(who, cfo))).toBe('REQUEST_NOT_AUTHORIZED')
  expect(standing(await submit(cleo, 'createUserTag', tag('A')))).toBe('REQUEST_NOT_AUTHORIZED')
  // an address that is taken away names nobody
  expect(standing(await setEmail(dan, ''))).toBe('COMPLETED')
  const asked = { userId: dan.userId, userEmail: cfo }
  const { fingerprint } = activityOf(await submit(ada, 'updateUserEmail', asked))
  expect(standing(await approve(ben, fingerprint))).toBe('COMPLETED')
  const waiting = await ask(cleo)
  expect(standing(await approve(dan, waiting.fingerprint))).toBe('COMPLETED')
  expect(kit.errors).toEqual([])
})

test('gives the proxy no more than logging in needs, and takes away from it what a policy denies', async () => {
  const { kit } = await stage()
  const { organizationId } = kit
  const own = { organizationId, effect: 'EFFECT_ALLOW' }
  const place = await addQuorum(kit, { roots: 1, threshold: 1 })
  await addPolicy(kit, place, own)
  const asked = { otpType: 'OTP_TYPE_EMAIL', contact: 'mara@okafor.example', appName: 'App' }
  const code = async () => (await kit.submit('initOtp', asked)).code
  expect((await kit.submit('createUserTag', tag('A'))).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await code()).toBe('OK')
  await addPolicy(kit, place, {
    ...own,
    effect: 'EFFECT_DENY',
    condition: "activity.resource == 'OTP'",
  })
  expect(await code()).toBe('REQUEST_NOT_AUTHORIZED')
})

test('asks for each wallet, key and payload that an activity is about', async () => {
  const { kit, policy, submit, call, ada, ben, cleo, organizationId } = await stage()
  await kit.parts.store.transaction((tx) =>
    tx.update('organizations', { id: organizationId }, { rootQuorumThreshold: 1 }),
  )
  const [one, two] = [
    await makeWallet(kit, [ethereumAccount], call(ada)),
    await makeWallet(kit, [ethereumAccount], call(ben)),
  ]
  const sign = async (signWith: string, payloads: string[]) =>
    standing(
      await submit(cleo, 'signRawPayloads', {
        signWith,
        payloads,
        encoding: 'PAYLOAD_ENCODING_EIP712',
        hashFunction: 'HASH_FUNCTION_NO_OP',
      }),
    )
  const typed = (spender: string) =>
    JSON.stringify({
      types: {
        Permit: [
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
        ],
      },
      domain: { name: 'Permit2', chainId: '0x1' },
      primaryType: 'Permit',
      message: { spender, value: '1000000000000000000000' },
    })
  const [good, bad] = [typed(`0x${'ab'.repeat(20)}`), typed(`0x${'cd'.repeat(20)}`)]
  const address = one.addresses[0] ?? ''
  await policy({
    condition: `activity.action == 'SIGN' && wallet_account.address == '${address.toLowerCase()}' && wallet.id == '${one.walletId}' && eth.eip_712.domain.chain_id == 1 && eth.eip_712.message['value'] > 18446744073709551616 && eth.eip_712.message['spender'] == '0x${'AB'.repeat(20)}'`,
  })
  expect(await sign(address, [good])).toBe('COMPLETED')
  expect(await sign(address.toLowerCase(), [good])).toBe('COMPLETED')
  expect(await sign(two.addresses[0] ?? '', [good])).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await sign(address, [bad])).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await sign(address, [good, bad])).toBe('REQUEST_NOT_AUTHORIZED')
  await policy({ condition: "activity.action == 'DELETE' && wallets.count() == 2" })
  await policy({ effect: 'EFFECT_DENY', condition: `wallet.id == '${two.walletId}'` })
  const remove = async (walletIds: string[]) =>
    standing(await submit(cleo, 'deleteWallets', { walletIds, deleteWithoutExport: true }))
  expect(await remove([one.walletId, two.walletId])).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await remove([one.walletId, kit.parts.newId()])).toBe('REQUEST_NOT_AUTHORIZED')
})

test('keeps the secrets of an activity that waits from everybody but its submitter', async () => {
  const { kit, policy, submit, approve, cleo, dan } = await stage()
  await policy({
    condition: "activity.resource == 'USER'",
    consensus: `${isUser(cleo)} && ${isUser(dan)}`,
  })
  const verificationToken = 'sesame.sesame.sesame'
  const asked = { userId: dan.userId, userEmail: 'mara@okafor.example', verificationToken }
  const own = await submit(cleo, 'updateUserEmail', asked)
  expect(activityOf(own)).toMatchObject({
    status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    intent: { updateUserEmailIntent: asked },
  })
  const failed = await approve(dan, activityOf(own).fingerprint)
  expect(activityOf(failed)).toMatchObject({ status: 'ACTIVITY_STATUS_FAILED' })
  expect(activityOf(failed).failure?.message).toContain('verification token')
  expect(JSON.stringify(failed.body)).not.toContain('sesame')
  const kept = [
    await kit.parts.store.find('activities', {}),
    await kit.parts.store.find('policyEvaluations', {}),
  ]
  expect(JSON.stringify(kept)).not.toContain('sesame')
})

test('rejects an activity that a policy begins to deny by a vote, unless root users have one', async () => {
  const { policy, ask, approve, ada, cleo, dan, eve } = await stage()
  const consensus = [cleo, dan, eve].map(isUser).join(' && ')
  await policy({ condition: MAKES_USERS, consensus })
  await policy({ effect: 'EFFECT_DENY', consensus: 'approvers.count() > 1' })
  const first = await ask(cleo)
  expect(standing(await approve(dan, first.fingerprint))).toBe('REJECTED')
  const second = await ask(cleo)
  expect(standing(await approve(ada, second.fingerprint))).toBe('CONSENSUS_NEEDED')
})
