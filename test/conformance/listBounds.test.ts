import { expect, test } from 'vitest'
import { proxyEndpoints } from '../../src/wire/proxyEndpoints.ts'
import { proxyEndpointsV2 } from '../../src/wire/proxyEndpointsV2.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { printCount } from '../support/printCount.ts'
import { listsOf } from '../support/unboundedLists.ts'

const MOST = 500

const requests: readonly (readonly [string, unknown])[] = [
  ...Object.entries(submitEndpoints).map(([name, { parameters }]) => [name, parameters] as const),
  ...Object.entries({ ...queryEndpoints, ...proxyEndpoints, ...proxyEndpointsV2 }).map(
    ([name, { request }]) => [name, request] as const,
  ),
]

test('T39 bounds every list that a request can hold', () => {
  const lists = requests.flatMap(([name, schema]) =>
    listsOf(schema).map(([path, bound]) => ({ list: name + path, bound })),
  )
  const loose = lists.filter(({ bound }) => bound === null || bound > MOST)
  printCount('T39 lists of requests with a bound', lists.length - loose.length, lists.length)
  expect(loose).toEqual([])
  const boundOf = (list: string) => lists.find((each) => each.list === list)?.bound
  expect(boundOf('createUsers.users')).toBe(100)
  expect(boundOf('sparkSignFrost.signatures')).toBe(100)
  expect(boundOf('createSubOrganization.rootUsers.apiKeys')).toBe(100)
  expect(lists.length).toBeGreaterThan(50)
})
