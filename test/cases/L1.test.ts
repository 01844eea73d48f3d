import { setTimeout as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { evaluatePolicies } from '../../src/service/policy/evaluatePolicies.ts'
import { MAX_POLICY_STEPS, newBudget, usedSteps } from '../../src/service/policy/language/budget.ts'
import { evaluate } from '../../src/service/policy/language/evaluate.ts'
import { parseExpression } from '../../src/service/policy/language/parseExpression.ts'
import { type PolicyValues, recordOf } from '../../src/service/policy/language/policyValue.ts'
import { createTestApi, START_MS } from '../support/activityApi.ts'
import { addPolicy, addQuorum } from '../support/consensus.ts'

const list = `[${Array.from({ length: 100 }, (_, i) => i).join(',')}]`
const span = "CronSpan('* * * * *', '1m', 'America/New_York')"
/** The attack: a million questions about the calendar in less than 2.5 kB. */
const nested = `${list}.any(a, ${list}.any(b, ${list}.any(c, a == 200 && ${span} && ${span})))`

const policy = { policyName: 'Slow', effect: 'EFFECT_ALLOW', notes: '' }
const now: PolicyValues = recordOf({ time: recordOf({ now: { atMs: START_MS } }) })

async function stage(options: Parameters<typeof createTestApi>[0] = {}) {
  const kit = await createTestApi(options)
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [root] = place.roots
  const [user] = place.users
  if (!root || !user) throw new Error('too few users')
  return { kit, place, root, user }
}

test('createPolicy: refuses a policy that can take more than 5 ms, by its form', async () => {
  const { place, root } = await stage()
  const made = await place.submit(root, 'createPolicy', { ...policy, time: nested })
  expect(made).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: { description: 'parameters.time: this takes too many steps to evaluate' },
  })
  const three =
    'activity.params.a.any(a, activity.params.b.any(b, activity.params.c.any(c, c == a)))'
  const deep = await place.submit(root, 'createPolicy', { ...policy, condition: three })
  expect(deep.code).toBe('REQUEST_INVALID')
})

test.each([
  ["CronSpan('* 9-16 * * 1-5', '1m', 'America/New_York')", 'time'],
  ["CronSpan('0 9 * * 1-5', '8h', 'Asia/Tokyo') || CronSpan('0 0 * * 0', '1d', 'UTC')", 'time'],
  ['solana.tx.instructions.all(i, i.accounts.any(a, a.signer == true))', 'condition'],
  ["approvers.any(u, credentials.any(k, k.user_id == u.id && k.type == 'x'))", 'consensus'],
  [`eth.tx.to in [${Array.from({ length: 150 }, (_, i) => `'0x${i}'`).join(',')}]`, 'condition'],
])('createPolicy: accepts %s', async (text, part) => {
  const { place, root } = await stage()
  expect((await place.submit(root, 'createPolicy', { ...policy, [part]: text })).code).toBe('OK')
})

test('evaluate: counts every day and every offset that a CronSpan looks up', () => {
  const steps = (text: string) => {
    const budget = newBudget()
    evaluate(parseExpression(text), now, budget)
    return usedSteps(budget)
  }
  expect(steps("CronSpan('0 0 29 2 *', '366d', 'UTC')")).toBeGreaterThan(366)
  expect(steps("CronSpan('0 0 29 2 *', '366d', 'UTC')")).toBeLessThan(5000)
  // asked about one time, a span is walked once
  const once = steps(`[1].all(i, ${span})`)
  expect(steps(`${list}.all(i, ${span})`) - once).toBeLessThan(100 * 10)
})

test('evaluatePolicies: a policy that was stored before stops at its share of the budget', async () => {
  const row = {
    id: 'p',
    organizationId: 'o',
    name: 'Slow',
    effect: 'EFFECT_ALLOW',
    condition: '',
    consensus: '',
    time: nested,
    notes: '',
    createdAtMs: 0,
    updatedAtMs: 0,
  } as const
  const budget = newBudget()
  const subject = {
    organizationId: 'o',
    type: 'ACTIVITY_TYPE_UPDATE_USER_NAME',
    resource: 'USER',
    action: 'UPDATE',
    intent: {},
  } as const
  const question = { subject, voted: [], others: async () => [], nowMs: START_MS }
  const { kit } = await stage()
  const [evaluation] = await evaluatePolicies(kit.parts.store, [row], question, budget)
  expect(evaluation?.outcome).toBe('OUTCOME_ERROR')
  expect(usedSteps(budget)).toBeLessThanOrEqual(MAX_POLICY_STEPS + nested.length * 6)
})

test('activity API: gives others their turn while the policies of one organization are evaluated', async () => {
  const { kit, place, user } = await stage()
  for (let i = 0; i < 20; i++) await addPolicy(kit, place, { time: nested })
  let isDone = false
  const attack = place
    .submit(user, 'updateUserName', { userId: user.userId, userName: 'x' })
    .finally(() => {
      isDone = true
    })
  // what a timer does in each turn of the event loop any other request could do
  let turns = 0
  while (!isDone) {
    await nextTurn()
    turns++
  }
  expect((await attack).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('listActivities: asks all waiting activities of a page on one budget', async () => {
  const { kit, place, user } = await stage()
  await addPolicy(kit, place, { consensus: 'approvers.count() >= 2' })
  for (let i = 0; i < 10; i++)
    await place.submit(user, 'createUserTag', { userTagName: `T${i}`, userIds: [] })
  for (let i = 0; i < 20; i++)
    await addPolicy(kit, place, { condition: nested, consensus: '1 == 1' })
  const counted: number[] = []
  const { costs } = kit.parts
  const add = costs.add.bind(costs)
  costs.add = (name, subject, amount) => {
    if (name === 'policyStepsPerOrganization') counted.push(amount)
    add(name, subject, amount)
  }
  const paginationOptions = { limit: '100' }
  const { body } = await kit.query('listActivities', { paginationOptions }, place.call(user))
  expect(Object(body).activities).toHaveLength(10)
  expect(counted).toHaveLength(1)
  expect(counted[0]).toBeLessThanOrEqual(usedSteps({ steps: 0 }))
})

test('activity API: counts refused submits, and stops an organization whose policies take too many steps', async () => {
  const limits = { policyStepsPerOrganization: [{ max: 300_000, windowMs: 60_000 }] }
  const { kit, place, user, root } = await stage({ development: false, limits })
  for (let i = 0; i < 5; i++) await addPolicy(kit, place, { time: nested })
  const rename = () => place.submit(user, 'updateUserName', { userId: user.userId, userName: 'x' })
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await rename()).toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    detail: { retryAfterSeconds: 60 },
  })
  expect((await kit.query('whoami', {})).code).toBe('OK')
  kit.clock.time += 60_000
  // a root user alone is a quorum: no policy is asked
  expect((await place.submit(root, 'createUserTag', { userTagName: 'T', userIds: [] })).code).toBe(
    'OK',
  )
})
