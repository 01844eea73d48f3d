import { expect, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi } from '../support/activityApi.ts'
import { signupParameters } from '../support/otpSteps.ts'

const ROUNDS = 100_000
const TIMEOUT_MS = 30 * 60_000

/** A small generator with a fixed seed: the same sequence in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

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
    for (let round = 0; round < ROUNDS; round++) {
      const inStamp = random(2) === 0
      const whole = inStamp ? stamp : text
      const at = random(whole.length)
      const put = characters[random(characters.length)] ?? ''
      const mutated = whole.slice(0, at) + put + whole.slice(at + random(3))
      const [body, header] = inStamp ? [text, mutated] : [mutated, stamp]
      const reply = await kit.post(path, body, { 'x-stamp': header })
      if (mutated !== whole && reply.code === 'OK') accepted++
    }
    expect(accepted).toBe(0)
    expect(kit.errors).toEqual([])
  },
  TIMEOUT_MS,
)

/** Values that do not belong where they are put. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '\u0000',
  ' ',
  '\u202e',
  "' OR 1=1 --",
  '../../etc/passwd',
  'constructor',
  'a'.repeat(10_000),
  [],
  [[[]]],
  {},
  { $gt: '' },
  { toString: 1 },
]

test(
  'answers 100,000 stamped bodies with strange values in strange places, never with a fault',
  async () => {
    const kit = await createTestApi()
    const random = numbersFrom(7)
    const parameters = signupParameters({ userEmail: 'mara@okafor.example' })
    const bodies: readonly (readonly [string, unknown])[] = [
      [
        submitEndpoints.createSubOrganization.path,
        kit.envelope('createSubOrganization', parameters),
      ],
      [
        submitEndpoints.verifyOtp.path,
        kit.envelope('verifyOtp', { otpId: 'x', otpCode: '1', publicKey: `02${'1'.repeat(64)}` }),
      ],
      ...Object.values(queryEndpoints).map(
        ({ path }) =>
          [
            path,
            {
              organizationId: kit.organizationId,
              filterType: 'EMAIL',
              filterValue: 'mara@okafor.example',
              userId: kit.root.userId,
              activityId: 'x',
              paginationOptions: { limit: '3', after: 'x', before: 'x' },
            },
          ] as const,
      ),
    ]
    for (let round = 0; round < ROUNDS; round++) {
      const [path, body] = bodies[random(bodies.length)] ?? ['', {}]
      const copy: unknown = structuredClone(body)
      spoil(copy, random)
      const { status } = await kit.stamped(path, copy, kit.root.key)
      expect(status).toBeLessThan(500)
    }
    expect(kit.errors).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
  },
  TIMEOUT_MS,
)

/** Puts a strange value in place of some member, at any depth. */
function spoil(holder: unknown, random: (below: number) => number): void {
  if (typeof holder !== 'object' || holder === null) return
  const members = Object.entries(holder)
  const [name, value] = members[random(members.length)] ?? []
  if (name === undefined) return
  if (typeof value === 'object' && value !== null && random(3) > 0) spoil(value, random)
  else Object.assign(holder, { [name]: strange[random(strange.length)] })
}
