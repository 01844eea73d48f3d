import { expect } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi } from './activityApi.ts'
import { activityParameters } from './activityParameters.ts'
import { numbersFrom } from './numbersFrom.ts'

/** A service of its own for so many bodies: an organization has room for so much. */
const BODIES_EACH = 5000

type Random = (below: number) => number

/** Names that reach for a prototype, and others that every object has and that a body may have. */
const names = [
  '__proto__',
  'constructor',
  'prototype',
  '\\u005f_proto__',
  'con\\u0073tructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'toJSON',
  'then',
  'polluted',
]
const values = [
  '{"polluted":true}',
  '{"prototype":{"polluted":true}}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
  'true',
  'null',
]

function pieceOf(random: Random): string {
  return `"${names[random(names.length)]}":${values[random(values.length)]}`
}

/** Writes a value as JSON, into which it puts such members at any depth, and such JSON in place of texts. */
function writePolluted(value: unknown, random: Random): string {
  if (typeof value === 'string' && random(12) === 0) return JSON.stringify(`{${pieceOf(random)}}`)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one) => writePolluted(one, random)).join()}]`
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${writePolluted(member, random)}`,
  )
  if (random(3) === 0) members.splice(random(members.length + 1), 0, pieceOf(random))
  return `{${members.join()}}`
}

/** What every object, list and function inherits. */
function inherited(): readonly string[] {
  const roots = [Object.prototype, Array.prototype, Function.prototype]
  return roots.flatMap((one) => Object.getOwnPropertyNames(one)).sort()
}

/**
 * Submits all kinds of activities with members that reach for a prototype.
 *
 * @returns how many were answered without a fault, and how many of those were done.
 */
export async function sendPolluted(bodies: number) {
  const before = inherited()
  const random = numbersFrom(20_261_123)
  const count = { answered: 0, done: 0 }
  const kinds = Object.entries(submitEndpoints).flatMap(([name, { path, type }]) =>
    name in activityParameters ? [{ path, type, parameters: activityParameters[name] }] : [],
  )
  for (let began = 0; began < bodies; began += BODIES_EACH) {
    const kit = await createTestApi()
    for (let i = 0; i < Math.min(BODIES_EACH, bodies - began); i++) {
      const kind = kinds[random(kinds.length)]
      const timestampMs = String(kit.clock.time + i)
      const { organizationId } = kit
      const { path = '', type, parameters } = kind ?? {}
      const whole = { type, timestampMs, organizationId, parameters }
      // what says what it is and from when stays, or nothing would be looked at
      const text = JSON.stringify({ ...whole, parameters: 0 }).replace(
        /0}$/,
        `${writePolluted(parameters, random)}}`,
      )
      const stamp = await createStamp(kit.root.key, text)
      const { status } = await kit.post(path, text, { 'x-stamp': stamp })
      if (status < 500) count.answered++
      if (status === 200) count.done++
      if (Reflect.get({}, 'polluted') !== undefined) throw new Error(`polluted by ${text}`)
    }
    expect(kit.errors).toEqual([])
    expect((await kit.query('whoami')).code).toBe('OK')
  }
  expect(inherited()).toEqual(before)
  return count
}
