import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, addUser, createTestApi } from '../support/activityApi.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { printCount } from '../support/printCount.ts'

const REQUESTS = 10_000
const PARALLEL = 10
const TIMEOUT_MS = 30 * 60_000
const { path } = submitEndpoints.createSubOrganization

test(
  'runs each of 10,000 bodies once, however often and from whom it comes',
  async () => {
    const kit = await createTestApi()
    const user = await addUser(kit.parts, kit.organizationId, 'user')
    const outsiders = [user.key, await generateKeyPair()]
    const parameters = signupParameters({ userEmail: 'mara@okafor.example' })
    for (let i = 0; i < REQUESTS; i++) {
      const text = JSON.stringify(kit.envelope('createSubOrganization', parameters))
      const headers = { 'x-stamp': await createStamp(kit.proxy.key, text) }
      const replies = await Promise.all(
        Array.from({ length: PARALLEL }, () => kit.post(path, text, headers)),
      )
      expect(new Set(replies.map((reply) => activityOf(reply).id)).size).toBe(1)
      if (i % 10 === 0)
        for (const key of outsiders) {
          const stamp = await createStamp(key, text)
          expect((await kit.post(path, text, { 'x-stamp': stamp })).status).toBeGreaterThan(400)
        }
      kit.clock.time += 1000
    }
    expect(await kit.parts.store.count('activities', {})).toBe(REQUESTS)
    const made = await kit.parts.store.count('organizations', { parentId: kit.organizationId })
    expect(made).toBe(REQUESTS)
    printCount(`requests replayed ${PARALLEL} times and executed once`, made, REQUESTS)
  },
  TIMEOUT_MS,
)
