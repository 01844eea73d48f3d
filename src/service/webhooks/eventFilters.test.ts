import { expect, test } from 'vitest'
import { passesFilters, whyNoFilters } from './eventFilters.ts'

const facts = {
  type: 'ACTIVITY_TYPE_CREATE_USERS_V4',
  status: 'ACTIVITY_STATUS_COMPLETED',
  organizationId: 'o1',
}

test.each([
  ['', true],
  ['{}', true],
  ['{"status":"ACTIVITY_STATUS_COMPLETED"}', true],
  ['{"status":["ACTIVITY_STATUS_FAILED","ACTIVITY_STATUS_COMPLETED"]}', true],
  ['{"status":"ACTIVITY_STATUS_COMPLETED","organizationId":"o1"}', true],
  ['{"status":"ACTIVITY_STATUS_COMPLETED","organizationId":"o2"}', false],
  ['{"status":[]}', false],
  ['{"type":"ACTIVITY_TYPE_CREATE_USERS"}', false],
])('the filters %s let the event pass: %s', (filtersJson, passes) => {
  expect(whyNoFilters('ACTIVITY_UPDATES', filtersJson)).toBeNull()
  expect(passesFilters(filtersJson, facts)).toBe(passes)
})

test.each([
  'null',
  '[]',
  '1',
  '"status"',
  '{"status":1}',
  '{"status":[1]}',
  '{"status":{}}',
  '{"__proto__":"a"}',
  '{"user":"a"}',
  '{"status":"a","status":"b"}',
  '{',
  ' ',
])('%s are no filters', (filtersJson) => {
  expect(whyNoFilters('ACTIVITY_UPDATES', filtersJson)).toMatch(/^(must be|can ask for) /)
})

test('a member that the event does not have lets nothing pass', () => {
  expect(passesFilters('{"caip2":"eip155:1"}', facts)).toBe(false)
})
