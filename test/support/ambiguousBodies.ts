import type { TestApi } from './activityApi.ts'
import { signupParameters } from './otpSteps.ts'

/** Where something is written into a body: an object, and a text that is there already. */
type Place = { readonly object: Record<string, unknown>; readonly member: string }
/** The text of a request, for which JSON.parse has a value. */
export type AmbiguousBody = { readonly name: string; readonly text: string }

const FIRST = '"@first":0,'
const LAST = ',"@last":0'
const pollutingNames = ['__proto__', 'constructor', 'prototype']
const pollutingValues = ['{"polluted":true}', '{"prototype":{"polluted":true},"__proto__":null}']

/** A name as it is, with its first letter escaped, and with all of them. */
function spellingsOf(name: string): readonly string[] {
  const asEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return [name, asEscape(name.charAt(0)) + name.slice(1), Array.from(name, asEscape).join('')]
}

/** Forty ways to write into one object what two readers would read differently, before its members or behind them. */
function formsFor(member: string, value: string): readonly { at: string; written: string }[] {
  const polluting = pollutingNames
    .flatMap(spellingsOf)
    .flatMap((name) => pollutingValues.map((one) => ({ at: FIRST, written: `"${name}":${one}` })))
  const twice = [FIRST, LAST].flatMap((at) =>
    spellingsOf(member).flatMap((name) =>
      [JSON.stringify(value), '"other"', 'null'].map((one) => ({
        at,
        written: `"${name}":${one}`,
      })),
    ),
  )
  const unknown = [
    '"x":1,"x":1',
    '"":1,"":2',
    '"x":{"y":1,"y":2},"x":0',
    '"x":[{"polluted":1,"polluted":2}]',
  ].map((written) => ({ at: LAST, written }))
  return [...polluting, ...twice, ...unknown]
}

/** Bodies of a sign-up into which each of the places had each of the forms written: 5 times 40. */
export function ambiguousBodies(kit: TestApi): readonly AmbiguousBody[] {
  return placeNames.flatMap((name) =>
    Array.from({ length: 40 }, (_, form) => {
      const { body, place } = bodyWithPlace(kit, name)
      const one = formsFor(place.member, String(place.object[place.member]))[form]
      if (!one) throw new Error('there are forty forms')
      return { name: `${name}: ${one.written}`, text: write(body, place, one) }
    }),
  )
}

/** The same places with a member that nobody knows, which does no harm. */
export function harmlessBodies(kit: TestApi): readonly AmbiguousBody[] {
  return placeNames.map((name) => {
    const { body, place } = bodyWithPlace(kit, name)
    return { name, text: write(body, place, { at: LAST, written: '"polluted":1' }) }
  })
}

const placeNames = ['body', 'parameters', 'user', 'key', 'unknown member'] as const

function bodyWithPlace(kit: TestApi, name: (typeof placeNames)[number]) {
  const { publicKeyHex: publicKey } = kit.root.key
  const key = { apiKeyName: 'A key', publicKey, curveType: 'API_KEY_CURVE_P256' }
  const unknown = { note: 'x' }
  const user = { userName: 'A person', apiKeys: [key], unknown }
  const parameters: Record<string, unknown> = signupParameters(user)
  const body: Record<string, unknown> = kit.envelope('createSubOrganization', parameters)
  const rootUsers: unknown = parameters.rootUsers
  const root: Record<string, unknown> = Array.isArray(rootUsers) ? rootUsers[0] : {}
  const places: Readonly<Record<(typeof placeNames)[number], Place>> = {
    body: { object: body, member: 'organizationId' },
    parameters: { object: parameters, member: 'subOrganizationName' },
    user: { object: root, member: 'userName' },
    key: { object: key, member: 'publicKey' },
    'unknown member': { object: unknown, member: 'note' },
  }
  return { body, place: places[name] }
}

function write(body: object, { object }: Place, { at, written }: { at: string; written: string }) {
  const members = Object.entries(object)
  for (const [name] of members) delete object[name]
  Object.assign(object, { '@first': 0, ...Object.fromEntries(members), '@last': 0 })
  const text = JSON.stringify(body)
  return at === FIRST
    ? text.replace(FIRST, `${written},`).replace(LAST, '')
    : text.replace(FIRST, '').replace(LAST, `,${written}`)
}
