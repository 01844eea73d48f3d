import { expect, test } from 'vitest'
import { methodsFromProviders } from './methodsFromProviders.ts'

test('sec/T24 drops provider names that this kit cannot do', () => {
  const names = ['google', 'oidc:', 'email', 'constructor', 'toString', '', 'oidc:okta']
  expect(methodsFromProviders(names)).toEqual(['google', 'email', 'oidc:okta'])
  expect(methodsFromProviders(['carrier-pigeon'])).toEqual([])
})

test('offers a method once', () => {
  expect(methodsFromProviders(['email', 'email'])).toEqual(['email'])
})

test('lets the app narrow, not widen', () => {
  expect(methodsFromProviders(['email'], [])).toEqual([])
  expect(methodsFromProviders(['email'], ['email', 'email'])).toEqual(['email'])
  expect(methodsFromProviders(['passkey'], ['email'])).toEqual([])
})
