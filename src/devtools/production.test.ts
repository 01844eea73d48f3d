import { expect, expectTypeOf, test } from 'vitest'
import * as panel from './index.ts'
import * as nothing from './production.ts'

test('outside development there are the same names with the same types, and nothing in them', () => {
  expect(Object.keys(nothing).sort()).toEqual(Object.keys(panel).sort())
  expectTypeOf(nothing.withDevtools).toEqualTypeOf(panel.withDevtools)
  expectTypeOf(nothing.LatchkitDevtools).parameters.toEqualTypeOf<
    Parameters<typeof panel.LatchkitDevtools>
  >()
  const options = { authProxyUrl: '/a', authProxyConfigId: 'c', apiBaseUrl: '/b' }
  expect(nothing.withDevtools(options)).toBe(options)
  expect(nothing.LatchkitDevtools({})).toBeNull()
})
