import { expect } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { createActivityApi } from '../../src/service/activity-api/createActivityApi.ts'
import type { Store } from '../../src/service/store/store.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi } from './activityApi.ts'
import { signupParameters } from './otpSteps.ts'

const PARALLEL = 50
const { path } = submitEndpoints.createSubOrganization

/**
 * The same body fifty times at once, so many times over, at two services on one store as two processes would be: it runs
 * once, and everybody gets the same answer.
 *
 * @returns how many bodies ran once.
 */
export async function bodyRaces(store: Store, rounds: number): Promise<number> {
  const kit = await createTestApi({ store })
  const apis = [kit.api, createActivityApi(kit.parts)]
  let once = 0
  while (once < rounds) {
    const name = `Person ${once}`
    const parameters = signupParameters({}, { subOrganizationName: name })
    const body = JSON.stringify(kit.envelope('createSubOrganization', parameters))
    const headers = {
      'content-type': 'application/json',
      'x-stamp': await createStamp(kit.root.key, body),
    }
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, async (_, i) => {
        const request = new Request(`http://latchkit.test${path}`, {
          method: 'POST',
          headers,
          body,
        })
        const response = await apis[i % apis.length]?.fetch(request)
        return `${response?.status} ${await response?.text()}`
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^200 .*ACTIVITY_STATUS_COMPLETED/)
    expect(await store.count('activities', {})).toBe(once + 1)
    expect(await store.count('organizations', { name })).toBe(1)
    once++
  }
  expect(kit.errors).toEqual([])
  return once
}
