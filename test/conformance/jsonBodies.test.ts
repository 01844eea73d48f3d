import { expect, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi } from '../support/activityApi.ts'
import { ambiguousBodies, harmlessBodies } from '../support/ambiguousBodies.ts'
import { sendPolluted } from '../support/pollutedBodies.ts'
import { printCount } from '../support/printCount.ts'

const { path } = submitEndpoints.createSubOrganization
const FUZZ_BODIES = 500

test('sec/T30 refuses every body that two readers could read differently: 200 of 200', async () => {
  const kit = await createTestApi()
  const send = async (text: string) =>
    (await kit.post(path, text, { 'x-stamp': await createStamp(kit.root.key, text) })).code
  const bodies = ambiguousBodies(kit)
  const texts = new Set(bodies.map(({ text }) => text))
  expect([bodies.length, texts.size]).toEqual([200, 200])
  const read: string[] = []
  for (const { name, text } of bodies) {
    // the grammar allows it: it is refused for what it means
    expect(() => JSON.parse(text)).not.toThrow()
    const code = await send(text)
    if (code !== 'JSON_INVALID') read.push(`${name} ${code}`)
  }
  printCount('bodies with two readings refused', bodies.length - read.length, bodies.length)
  expect(read).toEqual([])
  expect(await kit.parts.store.count('activities', {})).toBe(0)
  for (const { name, text } of harmlessBodies(kit))
    expect([name, await send(text)]).toEqual([name, 'OK'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
}, 60_000)

// a hundred thousand of them are in the long run
test(`sec/T30 lets none of ${FUZZ_BODIES} bodies change what every object has`, async () => {
  const { answered, done } = await sendPolluted(FUZZ_BODIES)
  printCount('bodies that reach for a prototype and change none', answered, FUZZ_BODIES)
  expect(answered).toBe(FUZZ_BODIES)
  expect(done).toBeGreaterThan(FUZZ_BODIES / 50)
}, 60_000)
