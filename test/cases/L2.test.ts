import { expect, test } from 'vitest'
import { newBudget, usedSteps } from '../../src/service/policy/language/budget.ts'
import { readExpression } from '../../src/service/policy/language/readExpression.ts'
import { createTestApi } from '../support/activityApi.ts'
import { addPolicy, addQuorum } from '../support/consensus.ts'

/** An expression of about 9.5 kB that no other test has. */
function longExpression(mark: string): string {
  return Array.from({ length: 280 }, (_, i) => `activity.type == '${mark}${i}'`).join(' || ')
}

async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [root] = place.roots
  const [user] = place.users
  if (!root || !user) throw new Error('too few users')
  const steps: number[] = []
  kit.parts.costs.add = (name, _subject, amount) => {
    if (name === 'policyStepsPerOrganization') steps.push(amount)
  }
  const rename = () => place.submit(user, 'updateUserName', { userId: user.userId, userName: 'x' })
  return { kit, place, root, user, steps, rename }
}

test('readExpression: parses a text once, inside the budget', () => {
  const text = longExpression('L2once')
  const first = newBudget()
  const expression = readExpression(text, first)
  expect(usedSteps(first)).toBe(text.length * (5 + 1 / 8))
  const second = newBudget()
  expect(readExpression(text, second)).toBe(expression)
  expect(usedSteps(second)).toBe(text.length / 8)
  expect(() => readExpression(longExpression('L2poor'), { steps: 100 })).toThrow('too long')
})

test('readExpression: forgets what was used longest ago when it holds 500,000 characters', () => {
  const often = longExpression('L2often')
  readExpression(often, newBudget())
  for (let i = 0; i < 80; i++) {
    readExpression(longExpression(`L2more${i}-`), newBudget())
    readExpression(often, newBudget())
  }
  const cost = (text: string) => {
    const budget = newBudget()
    readExpression(text, budget)
    return usedSteps(budget)
  }
  expect(cost(often)).toBeLessThan(often.length)
  expect(cost(longExpression('L2more0-'))).toBeGreaterThan(often.length)
})

test('activity API: the second submit pays for no parsing', async () => {
  const { kit, place, steps, rename } = await stage()
  const count = 10
  for (let i = 0; i < count; i++)
    await addPolicy(kit, place, { condition: longExpression(`L2api${i}-`) })
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
  const parsing = count * longExpression('L2api0-').length * 5
  expect(steps[0]).toBeGreaterThanOrEqual(parsing)
  expect((steps[0] ?? 0) - (steps[1] ?? 0)).toBe(parsing)
})

test('activity API: 100 stored policies of 20 kB end at the budget of the request', async () => {
  const { kit, place, steps, rename } = await stage()
  for (let i = 0; i < 100; i++) {
    const texts = {
      condition: longExpression(`L2c${i}-`),
      consensus: longExpression(`L2s${i}-`).replaceAll('activity.type', 'approvers[0].id'),
    }
    await addPolicy(kit, place, texts)
  }
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect(steps).toEqual([usedSteps({ steps: 0 })])
})

test('activity API: what changes in a policy counts at once', async () => {
  const { kit, place, rename } = await stage()
  const effect = { effect: 'EFFECT_ALLOW', condition: "activity.action == 'UPDATE'" } as const
  const id = await addPolicy(kit, place, effect)
  expect((await rename()).code).toBe('OK')
  // without another time of change: the text alone decides
  await kit.parts.store.transaction((tx) =>
    tx.update('policies', { id }, { condition: "activity.action == 'DELETE'" }),
  )
  expect((await rename()).code).toBe('REQUEST_NOT_AUTHORIZED')
})

test('createPolicy: bounds the expressions of an organization to 100,000 characters in all', async () => {
  const { kit, place, root } = await stage()
  const policy = (mark: string) => ({
    policyName: mark,
    effect: 'EFFECT_ALLOW',
    notes: '',
    condition: longExpression(mark),
  })
  for (let i = 0; i < 12; i++)
    await addPolicy(kit, place, { condition: longExpression(`L2r${i}-`) })
  const made = await place.submit(root, 'createPolicy', policy('L2full'))
  expect(made).toMatchObject({ code: 'REQUEST_INVALID' })
  expect(made.detail?.description).toContain('100000 characters in all')
  expect(
    (await place.submit(root, 'createPolicy', { ...policy('L2short'), condition: 'true' })).code,
  ).toBe('REQUEST_INVALID')
})
