import { expect, test } from 'vitest'
import type { UserRow } from '../store/rows.ts'
import { couldHold, isNamed } from './consensus.ts'
import { parseExpression } from './language/parseExpression.ts'
import { recordOf } from './language/policyValue.ts'
import type { Voter } from './voter.ts'

const time = { createdAtMs: 0, updatedAtMs: 0 }
const contacts = {
  email: null,
  emailVerified: false,
  phoneNumber: null,
  phoneNumberVerified: false,
}

function voter(id: string, tags: string[] = [], type = 'CREDENTIAL_TYPE_API_KEY_P256'): Voter {
  const user: UserRow = { id, organizationId: 'o', name: id, ...contacts, role: 'user', ...time }
  return {
    user,
    value: recordOf({ id, tags, email: '', alias: id }),
    credentials: [
      recordOf({ id: `c-${id}`, user_id: id, type, credential_id: '', public_key: '' }),
    ],
  }
}

const a = voter('a', ['T'])
const b = voter('b', ['T'])
const c = voter('c', [], 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')
const budget = () => ({ steps: 100_000 })
const names = (text: string) =>
  [a, b, c]
    .filter((one) => isNamed(parseExpression(text), one, budget()))
    .map(({ user }) => user.id)
    .join('')

test.each([
  ["approvers.any(user, user.id == 'a')", 'a'],
  ["approvers.filter(user, user.tags.contains('T')).count() >= 2", 'ab'],
  ["approvers.any(u, u.id == 'a') && approvers.any(u, u.id == 'c')", 'ac'],
  ["approvers.any(u, u.id == 'a') || approvers.count() > 2", 'abc'],
  ["approvers.filter(u, u.tags.contains('T')).any(u, u.id == 'c' || u.id == 'b')", 'b'],
  ["credentials.any(c, c.type == 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')", 'c'],
  ["approvers.any(u, credentials.any(k, k.user_id == u.id && u.id == 'b'))", 'b'],
  ["approvers[0].id == 'a'", 'abc'],
  ['1 == 1', ''],
  ["approvers.any(user, user.id == 'z')", ''],
])('%s names %s', (text, expected) => {
  expect(names(text)).toBe(expected)
})

test.each([
  ["approvers.any(u, u.id == 'b')", [a], [b, c], true],
  ["approvers.any(u, u.id == 'z')", [a], [b, c], false],
  ["approvers.filter(u, u.tags.contains('T')).count() >= 2", [a], [b, c], true],
  ["approvers.filter(u, u.tags.contains('T')).count() >= 2", [a], [c], false],
  ["approvers.filter(u, u.tags.contains('T')).count() >= 3", [a], [b, c], false],
  // more can be too many
  ['approvers.count() == 2', [a], [b, c], true],
  ["approvers.count() >= 2 && approvers.all(u, u.tags.contains('T'))", [a], [c, b], true],
  ["approvers.count() >= 2 && approvers.all(u, u.tags.contains('T'))", [c], [a, b], false],
])('%s could hold', (text, voted, others, expected) => {
  expect(couldHold(parseExpression(text), voted, others, budget())).toBe(expected)
})
