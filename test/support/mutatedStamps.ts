import { expect } from 'vitest'
import { bytesFromBase64url } from '../../src/lib/base64url.ts'
import { utf8FromBytes } from '../../src/lib/utf8.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi } from './activityApi.ts'
import { numbersFrom } from './numbersFrom.ts'
import { createStampWays, stampBy } from './stampWays.ts'

const { path } = submitEndpoints.stampLogin

/**
 * Sends requests, stamped in each of the six ways, of which some characters of the body or of the stamp were changed.
 *
 * @returns how many of them were refused.
 */
export async function refusedMutations(rounds: number): Promise<number> {
  const kit = await createTestApi()
  const { organizationId, ways } = await createStampWays(kit)
  const requests: { text: string; header: string; stamp: string }[] = []
  for (const way of ways) {
    const parameters = { publicKey: kit.root.key.publicKeyHex }
    const text = JSON.stringify(kit.envelope('stampLogin', parameters, { organizationId }))
    for (const [header, stamp] of Object.entries(await stampBy(way, text)))
      requests.push({ text, header, stamp })
  }
  const before = await kit.parts.store.count('activities', {})
  const random = numbersFrom(20_261_121)
  let refused = 0
  let mutations = 0
  while (mutations < rounds) {
    const request = requests[mutations % requests.length]
    if (!request) throw new Error('there are no requests')
    const { text, header, stamp } = request
    const inStamp = random(2) === 0
    const whole = inStamp ? stamp : text
    const characters = `${stamp}-_=+/., {}"\\`
    const at = random(whole.length)
    const put = characters[random(characters.length)] ?? ''
    const mutated = whole.slice(0, at) + put + whole.slice(at + random(3))
    if (mutated === whole) continue // what was put there was there before
    const [body, value] = inStamp ? [text, mutated] : [mutated, stamp]
    if (inStamp && isInAnotherCase(mutated, stamp)) continue // hex has two cases, both of them good
    mutations++
    if ((await kit.post(path, body, { [header]: value })).status >= 400) refused++
  }
  expect(await kit.parts.store.count('activities', {})).toBe(before)
  expect(kit.errors).toEqual([])
  // nothing but the change was wrong with them
  for (const { text, header, stamp } of requests)
    expect((await kit.post(path, text, { [header]: stamp })).code).toBe('OK')
  return refused
}

/** Whether two stamps in base64url say the same but for the case of their letters. */
function isInAnotherCase(mutated: string, stamp: string): boolean {
  const [a, b] = [mutated, stamp].map((text) => {
    const bytes = bytesFromBase64url(text)
    return bytes && utf8FromBytes(bytes)?.toLowerCase()
  })
  return typeof a === 'string' && a === b
}
