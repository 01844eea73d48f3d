import { expect, test } from 'vitest'
import { normalizeContact } from './normalizeContact.ts'

test.each([
  [' mara@okafor.example ', 'mara@okafor.example'],
  ["o'neil+app@mail.co.uk", "o'neil+app@mail.co.uk"],
  ['jörg@bücher.example', 'jörg@bücher.example'],
])('takes %j', (typed, contact) => {
  expect(normalizeContact(typed)).toBe(contact)
})

test.each([
  '',
  'mara',
  'mara@',
  '@okafor.example',
  'mara@okafor',
  'mara@okafor.',
  'mara@.example',
  'ma ra@okafor.example',
  'a@b@c.example',
  '.mara@okafor.example',
  'ma..ra@okafor.example',
  'Mara <mara@okafor.example>',
  `${'a'.repeat(65)}@okafor.example`,
  `mara@${'a'.repeat(250)}.example`,
  'mara@okafor.example\nbcc: x@y.example',
])('refuses %j without a request', (typed) => {
  expect(normalizeContact(typed)).toBeNull()
})
