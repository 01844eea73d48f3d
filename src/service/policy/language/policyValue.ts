import { isRecord } from '../../../lib/isRecord.ts'

/** A moment, in milliseconds since 1970. */
export type Instant = { readonly atMs: number }

/** A struct or a map. */
export type PolicyRecord = ReadonlyMap<string, PolicyValue>

/** A value that expressions work on: plain data. Null is what the language has no value for. */
export type PolicyValue =
  | null
  | boolean
  | bigint
  | string
  | Instant
  | readonly PolicyValue[]
  | PolicyRecord

/** Values by the names of the keywords. */
export type PolicyValues = ReadonlyMap<string, PolicyValue>

/** A record of the members that are there. */
export function recordOf(members: Readonly<Record<string, PolicyValue | undefined>>): PolicyRecord {
  const record = new Map<string, PolicyValue>()
  for (const [name, value] of Object.entries(members))
    if (value !== undefined) record.set(name, value)
  return record
}

/** Takes over what was read from JSON. Whole numbers become exact ones; the language has no others. */
export function valueFromJson(json: unknown): PolicyValue {
  if (typeof json === 'string' || typeof json === 'boolean') return json
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : null
  if (Array.isArray(json)) return json.map((item: unknown) => valueFromJson(item))
  if (!isRecord(json)) return null
  return new Map(Object.entries(json).map(([name, value]) => [name, valueFromJson(value)]))
}

export function isList(value: PolicyValue): value is readonly PolicyValue[] {
  return Array.isArray(value)
}

export function isPolicyRecord(value: PolicyValue): value is PolicyRecord {
  return value instanceof Map
}

export function isInstant(value: PolicyValue): value is Instant {
  return typeof value === 'object' && value !== null && 'atMs' in value
}
