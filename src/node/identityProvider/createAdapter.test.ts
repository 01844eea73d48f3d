import { expect, test } from 'vitest'
import { createAdapter } from './createAdapter.ts'

const spent = () => new Error('spent')

test('T13 lets one of many spend a code that all of them have read', async () => {
  const { upsert, find, consume } = createAdapter(spent)('AuthorizationCode')
  await upsert('code', { grantId: 'grant' }, 60)
  expect(await Promise.all([find('code'), find('code')])).toEqual([
    { grantId: 'grant' },
    { grantId: 'grant' },
  ])
  const outcomes = await Promise.allSettled([consume('code'), consume('code'), consume('code')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await find('code')).toMatchObject({ consumed: expect.any(Number) })
})

test('T13 lets nobody spend a code that is gone', async () => {
  const { upsert, revokeByGrantId, consume } = createAdapter(spent)('AuthorizationCode')
  await upsert('code', { grantId: 'grant' }, 60)
  await revokeByGrantId('grant')
  await expect(consume('code')).rejects.toThrow('spent')
})
