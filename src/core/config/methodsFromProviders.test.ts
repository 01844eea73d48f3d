import { expect, test } from 'vitest'
import { methodsFromProviders } from './methodsFromProviders.ts'

test('drops provider names that this kit cannot do', () => {
  expect(methodsFromProviders(['google', 'email', 'constructor', 'toString', ''])).toEqual([
    'email',
  ])
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
