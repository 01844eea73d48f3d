import { expect, test } from 'vitest'
import { splitMembers } from './splitMembers.ts'

test('divides members by name', () => {
  const all = { otpId: 'x', otpCode: '123456' }
  expect(splitMembers(all, ['otpCode', 'other'])).toEqual({
    open: { otpId: 'x' },
    secret: { otpCode: '123456' },
  })
  expect(splitMembers(all, [])).toEqual({ open: all, secret: {} })
})

test('takes a secret out of every element, and keeps the member that had it', () => {
  const all = {
    name: 'A',
    users: [
      { user: 'a', logins: [{ name: 'g', token: 't1' }, { name: 'h' }] },
      { user: 'b', logins: [] },
    ],
  }
  const split = splitMembers(all, ['users.logins.token'])
  expect(split.open).toEqual({
    name: 'A',
    users: [
      { user: 'a', logins: [{ name: 'g' }, { name: 'h' }] },
      { user: 'b', logins: [] },
    ],
  })
  expect(split.secret).toEqual({ users: all.users })
})

test('finds nothing secret where there is none', () => {
  const all = { users: [{ user: 'b', logins: [] }, null, 'text'] }
  expect(splitMembers(all, ['users.logins.token', 'users.token', 'token.users'])).toEqual({
    open: all,
    secret: {},
  })
})
