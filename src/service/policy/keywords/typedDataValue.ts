import { isRecord } from '../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { wholeNumberFrom } from '../../../lib/wholeNumber.ts'
import { TypedDataError } from '../../wallets/typed-data/typedDataError.ts'
import {
  DOMAIN_TYPE,
  isDomainMember,
  readTypedData,
  type StructTypes,
} from '../../wallets/typed-data/typedDataShape.ts'
import { type PolicyRecord, type PolicyValue, recordOf } from '../language/policyValue.ts'

const ARRAY = /\[\d*\]$/

/** Typed data as conditions see it: what is signed, and nothing else. Undefined for what is none. */
export function typedDataValue(payload: string): PolicyRecord | undefined {
  try {
    const { types, domain, primaryType, message } = readTypedData(parseStrictJson(payload))
    return recordOf({
      primary_type: primaryType,
      domain: domainOf(domain, types),
      // of a domain that is signed alone the message is no part
      message: primaryType === DOMAIN_TYPE ? recordOf({}) : contentOf(message, primaryType, types),
    })
  } catch (error) {
    if (error instanceof TypedDataError) return undefined
    throw error
  }
}

/** A payload may give its domain another type: what that leaves out, or calls something else, is not signed as such. */
function domainOf(domain: Readonly<Record<string, unknown>>, types: StructTypes): PolicyRecord {
  const signed = new Map<string, unknown>()
  for (const member of types.get(DOMAIN_TYPE) ?? [])
    if (isDomainMember(member)) signed.set(member.name, domain[member.name])
  return recordOf({
    name: textOf(signed.get('name')),
    version: textOf(signed.get('version')),
    chain_id: wholeNumberFrom(signed.get('chainId')) ?? undefined,
    verifying_contract: textOf(signed.get('verifyingContract')),
  })
}
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** What is not of its type is null: the signature is refused, and so is every comparison. */
function contentOf(value: unknown, type: string, types: StructTypes): PolicyValue {
  const itemType = type.replace(ARRAY, '')
  if (itemType !== type)
    return Array.isArray(value)
      ? value.map((item: unknown) => contentOf(item, itemType, types))
      : null
  const members = types.get(type)
  if (members) {
    if (!isRecord(value)) return null
    const known = members.filter(({ name }) => Object.hasOwn(value, name))
    return new Map(known.map((one) => [one.name, contentOf(value[one.name], one.type, types)]))
  }
  if (/^u?int\d*$/.test(type)) return wholeNumberFrom(value)
  if (type === 'bool') return typeof value === 'boolean' ? value : null
  return typeof value === 'string' ? value : null
}
