import { describe, expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { addQuorum } from '../../../../test/support/consensus.ts'
import { idsOf } from '../../../../test/support/members.ts'

const policy = {
  policyName: 'Signers',
  effect: 'EFFECT_ALLOW',
  condition: "activity.action == 'SIGN'",
  consensus: "approvers.any(user, user.id == 'x')",
  notes: 'Who signs',
  time: "CronSpan('0 9 * * 1-5', '8h', 'Europe/Berlin')",
}

async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [root] = place.roots
  const [user] = place.users
  if (!root || !user) throw new Error('too few users')
  const list = async () => {
    const { body } = await kit.query('listPolicies', {}, place.call(user))
    return Object(body).policies
  }
  const submit = (name: Parameters<typeof kit.submit>[0], parameters: object) =>
    place.submit(root, name, parameters)
  return { kit, place, root, user, list, submit }
}

describe('a policy', () => {
  test('is made, read by every user, changed and deleted', async () => {
    const { kit, place, user, list, submit } = await stage()
    const made = await submit('createPolicy', policy)
    expect(activityOf(made).intent).toEqual({ createPolicyIntentV3: policy })
    const policyId = resultText(made, 'policyId')
    const times = { createdAt: expect.anything(), updatedAt: expect.anything() }
    expect(await list()).toEqual([{ ...policy, policyId, ...times }])
    const read = await kit.query('getPolicy', { policyId }, place.call(user))
    expect(Object(read.body).policy).toEqual({ ...policy, policyId, ...times })

    kit.clock.time += 5000
    const changes = { policyName: 'Nobody', policyEffect: 'EFFECT_DENY', policyConsensus: '' }
    const changed = await submit('updatePolicy', { policyId, ...changes, time: '' })
    expect(activityOf(changed).result).toEqual({ updatePolicyResultV2: { policyId } })
    const [now] = await list()
    expect(now).toMatchObject({
      policyId,
      policyName: 'Nobody',
      effect: 'EFFECT_DENY',
      condition: policy.condition,
      consensus: '',
      notes: policy.notes,
      updatedAt: { seconds: String(kit.clock.time / 1000) },
    })
    expect(now).not.toHaveProperty('time')

    expect(activityOf(await submit('deletePolicy', { policyId })).result).toEqual({
      deletePolicyResult: { policyId },
    })
    expect(await list()).toEqual([])
    const gone = await kit.query('getPolicy', { policyId }, place.call(user))
    expect(gone).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' })
  })

  test('may have no expression at all', async () => {
    const { list, submit } = await stage()
    const bare = { policyName: 'All', effect: 'EFFECT_ALLOW', notes: '' }
    expect((await submit('createPolicy', bare)).code).toBe('OK')
    expect(await list()).toMatchObject([{ condition: '', consensus: '' }])
  })

  test('is made with others or not at all', async () => {
    const { list, submit } = await stage()
    const second = { ...policy, policyName: 'Others' }
    const wrong = await submit('createPolicies', { policies: [second, { ...policy, time: '1' }] })
    expect(wrong).toMatchObject({
      code: 'REQUEST_INVALID',
      detail: {
        description: 'parameters.policies.1.time: at character 1: this must be a condition',
      },
    })
    expect((await submit('createPolicies', { policies: [policy, policy] })).code).toBe(
      'POLICY_EXISTS',
    )
    expect(await list()).toEqual([])
    const policyIds = idsOf(
      await submit('createPolicies', { policies: [policy, second] }),
      'policyIds',
    )
    expect(policyIds).toHaveLength(2)
    const missing = await submit('deletePolicies', { policyIds: [...policyIds, 'x'] })
    expect(missing.code).toBe('POLICY_NOT_FOUND')
    expect(await list()).toHaveLength(2)
    const deleted = await submit('deletePolicies', { policyIds: [...policyIds, ...policyIds] })
    expect(idsOf(deleted, 'policyIds')).toEqual(policyIds)
    expect(await list()).toEqual([])
  })

  test('has a name of its own in its organization', async () => {
    const { kit, list, submit } = await stage()
    const policyId = resultText(await submit('createPolicy', policy), 'policyId')
    expect(await submit('createPolicy', policy)).toMatchObject({
      status: 400,
      code: 'POLICY_EXISTS',
    })
    await submit('createPolicy', { ...policy, policyName: 'Other' })
    const rename = (policyName: string) => submit('updatePolicy', { policyId, policyName })
    expect((await rename('Other')).code).toBe('POLICY_EXISTS')
    expect((await rename('Signers')).code).toBe('OK')
    expect((await rename(' ')).code).toBe('REQUEST_INVALID')
    expect((await kit.submit('createPolicy', policy, { key: kit.root.key })).code).toBe('OK')
    expect(await list()).toHaveLength(2)
  })

  test.each([
    ['condition', 'activity.resource == ', 22],
    ['condition', "activity.resourse == 'WALLET'", 10],
    ['condition', 'approvers.count() > 1', 1],
    ['consensus', "approvers.any(user, user.name == 'x')", 26],
    ['time', "time.now > '2026'", 10],
  ])('is refused when its %s is wrong, with the place', async (part, text, place) => {
    const { list, submit } = await stage()
    const wrong = { ...policy, [part]: text }
    const at = expect.stringMatching(new RegExp(`^parameters\\.${part}: at character ${place}: `))
    const reply = await submit('createPolicy', wrong)
    expect(reply).toMatchObject({ code: 'REQUEST_INVALID', detail: { description: at } })
    expect(await list()).toEqual([])
    const policyId = resultText(await submit('createPolicy', policy), 'policyId')
    const name = { condition: 'policyCondition', consensus: 'policyConsensus', time: 'time' }
    const member = part === 'condition' || part === 'consensus' ? name[part] : name.time
    const change = await submit('updatePolicy', { policyId, [member]: text })
    expect(change.code).toBe('REQUEST_INVALID')
    expect(await list()).toMatchObject([policy])
  })

  test('is one of a hundred at most', async () => {
    const { list, submit } = await stage()
    const policies = Array.from({ length: 100 }, (_, i) => ({ ...policy, policyName: `P ${i}` }))
    expect((await submit('createPolicies', { policies })).code).toBe('OK')
    expect(await submit('createPolicy', policy)).toMatchObject({
      code: 'REQUEST_INVALID',
      detail: { description: 'an organization can have at most 100 policies' },
    })
    expect(await list()).toHaveLength(100)
  })

  test('changes only where the request says what', async () => {
    const { submit } = await stage()
    const policyId = resultText(await submit('createPolicy', policy), 'policyId')
    expect((await submit('updatePolicy', { policyId })).code).toBe('REQUEST_INVALID')
    const notes = { policyId, policyNotes: 'x'.repeat(5001) }
    expect((await submit('updatePolicy', notes)).code).toBe('REQUEST_INVALID')
  })

  test('T34 of another organization is one that does not exist', async () => {
    const { kit, submit, root, place } = await stage()
    const foreign = resultText(
      await kit.submit('createPolicy', policy, { key: kit.root.key }),
      'policyId',
    )
    const ask = async (policyId: string) => [
      await kit.query('getPolicy', { policyId }, place.call(root)),
      await submit('updatePolicy', { policyId, policyNotes: '' }),
      await submit('deletePolicy', { policyId }),
      await submit('deletePolicies', { policyIds: [policyId] }),
    ]
    const theirs = await ask(foreign)
    expect(theirs).toEqual(await ask(kit.parts.newId()))
    for (const reply of theirs)
      expect(reply).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' })
    expect(await kit.parts.store.count('policies', { id: foreign })).toBe(1)
  })
})
