import { expect, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { createTestApi } from '../support/activityApi.ts'
import { numbersFrom } from '../support/numbersFrom.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 100_000
const TIMEOUT_MS = 30 * 60_000

test(
  'accepts none of 100,000 mutations of a stamped request',
  async () => {
    const kit = await createTestApi()
    const { path } = queryEndpoints.whoami
    const text = JSON.stringify({ organizationId: kit.organizationId })
    const stamp = await createStamp(kit.root.key, text)
    const random = numbersFrom(20_261_121)
    const characters = `${stamp}-_=+/., {}"\\`
    let accepted = 0
    let mutations = 0
    while (mutations < ROUNDS) {
      const inStamp = random(2) === 0
      const whole = inStamp ? stamp : text
      const at = random(whole.length)
      const put = characters[random(characters.length)] ?? ''
      const mutated = whole.slice(0, at) + put + whole.slice(at + random(3))
      const [body, header] = inStamp ? [text, mutated] : [mutated, stamp]
      const reply = await kit.post(path, body, { 'x-stamp': header })
      if (mutated === whole) continue // what was put there was there before
      mutations++
      if (reply.code === 'OK') accepted++
    }
    expect(accepted).toBe(0)
    expect(kit.errors).toEqual([])
    printCount('mutated stamped requests refused', mutations - accepted, ROUNDS)
  },
  TIMEOUT_MS,
)
