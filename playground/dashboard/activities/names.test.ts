import { describe, expect, test } from 'vitest'
import { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'
import { nameOfType, shortType, stateOf } from './names.ts'

describe('nameOfType', () => {
  test.each([
    ['ACTIVITY_TYPE_INIT_OTP_V3', 'Send a one-time code'],
    ['ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG', 'Change the auth settings'],
    ['ACTIVITY_TYPE_CREATE_USER_TAG', 'Create a user tag'],
    ['ACTIVITY_TYPE_UPDATE_USER_NAME', 'Rename a user'],
    ['ACTIVITY_TYPE_UPDATE_USER_EMAIL', 'Change a user email'],
    ['ACTIVITY_TYPE_CREATE_API_KEYS_V2', 'Create API keys'],
    ['ACTIVITY_TYPE_DELETE_USER_TAGS', 'Delete user tags'],
    ['ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2', 'Send an Ethereum transaction'],
    ['ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL', 'Create an OAuth 2.0 credential'],
    ['ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME', 'Change an organization name'],
  ])('reads %s as %j', (type, name) => {
    expect(nameOfType(type)).toBe(name)
  })

  test('has plain words for every activity of the service', () => {
    const names = Object.values(submitEndpoints).map(({ type }) => nameOfType(type))
    const verbs =
      /^(Add|Approve|Begin|Change|Check|Create|Delete|Export|Import|Invite|Log|Reject)\b/
    const others = /^(Remove|Rename|Send|Set|Sign|Trade|Turn)\b/
    expect(names.filter((name) => !verbs.test(name) && !others.test(name))).toEqual([])
    expect(names.filter((name) => /_|\bv\d|\ba ([aeiAEI]|OA)/.test(name))).toEqual([])
  })
})

describe('shortType', () => {
  test('keeps the generation', () => {
    expect(shortType('ACTIVITY_TYPE_INIT_OTP_V3')).toBe('INIT_OTP_V3')
  })
})

describe('stateOf', () => {
  test.each([
    ['ACTIVITY_STATUS_COMPLETED', 'ok', 'Completed'],
    ['ACTIVITY_STATUS_CONSENSUS_NEEDED', 'wait', 'Consensus needed'],
    ['ACTIVITY_STATUS_REJECTED', 'bad', 'Rejected'],
    ['ACTIVITY_STATUS_OF_TOMORROW', 'off', 'ACTIVITY_STATUS_OF_TOMORROW'],
  ])('reads %s', (status, kind, text) => {
    expect(stateOf(status)).toEqual({ kind, text })
  })
})
