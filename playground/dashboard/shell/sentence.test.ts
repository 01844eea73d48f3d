import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test.each([
  ['parameters.rpId must be a domain alone', 'RpId must be a domain alone.'],
  ['parameters.policies.0.condition: unexpected end', 'Condition: unexpected end.'],
  ['the endpoint is not active', 'The endpoint is not active.'],
  ['Nothing was changed.', 'Nothing was changed.'],
  ['is it on?', 'Is it on?'],
])('reads %j as %j', (said, read) => {
  expect(sentence(said)).toBe(read)
})
