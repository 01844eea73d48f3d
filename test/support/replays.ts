import { expect } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, addOrganization, addUser, createTestApi, type TestApi } from './activityApi.ts'
import { signupParameters } from './otpSteps.ts'

const PARALLEL = 10
const HOUR_MS = 3_600_000
const { path } = submitEndpoints.createSubOrganization
const parameters = signupParameters({ userEmail: 'mara@okafor.example' })

/** What a strangers' replay was answered, and how many of them the answer told something. */
type Strangers = { asked: number; told: number }

/**
 * Sends every request ten times at once. Every tenth is also replayed by others, and once more while the clock of the
 * service is an hour off.
 *
 * @returns how many were executed, and what others got to know.
 */
export async function replayRequests(requests: number) {
  const kit = await createTestApi()
  const strangers = await createStrangers(kit)
  const seen: Strangers = { asked: 0, told: 0 }
  for (let i = 0; i < requests; i++) {
    const text = newText(kit)
    const id = await replay(kit, text)
    if (i % 10 === 0) {
      for (const ask of strangers) {
        seen.asked++
        const reply = await ask(text)
        const isTold = JSON.stringify(reply.body).includes(id) || reply.code === 'OK'
        // a body that is known and one that is not give the same answer
        expect(reply).toEqual(await ask(newText(kit)))
        if (isTold) seen.told++
      }
      await jump(kit, i % 20 === 0 ? HOUR_MS : -HOUR_MS, async () => {
        expect(await replay(kit, text)).toBe(id)
      })
    }
    kit.clock.time += 1000
  }
  const executed = await kit.parts.store.count('organizations', { parentId: kit.organizationId })
  expect(await kit.parts.store.count('activities', {})).toBe(requests)
  expect(kit.errors).toEqual([])
  return { executed, ...seen }
}

function newText(kit: TestApi): string {
  return JSON.stringify(kit.envelope('createSubOrganization', parameters))
}

/** The one activity that ten replays at once are answered with. */
async function replay(kit: TestApi, text: string): Promise<string> {
  const headers = { 'x-stamp': await createStamp(kit.proxy.key, text) }
  const replies = await Promise.all(
    Array.from({ length: PARALLEL }, () => kit.post(path, text, headers)),
  )
  const ids = new Set(replies.map((reply) => activityOf(reply).id))
  expect(ids.size).toBe(1)
  return [...ids].join()
}

/** While the clock is off, what is known is answered and what is new is refused. */
async function jump(kit: TestApi, byMs: number, work: () => Promise<void>): Promise<void> {
  const honest = newText(kit)
  kit.clock.time += byMs
  await work()
  const headers = { 'x-stamp': await createStamp(kit.proxy.key, honest) }
  expect((await kit.post(path, honest, headers)).code).toBe('INVALID_TIME')
  kit.clock.time -= byMs
}

/** A user without the right, the root user of another organization, and nobody. */
async function createStrangers({ parts, organizationId, post }: TestApi) {
  const keys = [
    (await addUser(parts, organizationId, 'user')).key,
    (await addUser(parts, await addOrganization(parts, null), 'root')).key,
    await generateKeyPair(),
  ]
  return keys.map(
    (key) => async (text: string) => post(path, text, { 'x-stamp': await createStamp(key, text) }),
  )
}
