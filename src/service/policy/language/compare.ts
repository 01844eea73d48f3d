import type { Comparison } from './expression.ts'
import { PolicyError } from './policyError.ts'
import { isInstant, type PolicyValue } from './policyValue.ts'

const HEX = /^0x[0-9a-fA-F]*$/

/**
 * Compares two values of one type.
 *
 * @throws PolicyError `type`.
 */
export function compare(
  operator: Exclude<Comparison, 'in'>,
  left: PolicyValue,
  right: PolicyValue,
  at: number,
): boolean {
  if (operator === '==') return isEqual(left, right, at)
  if (operator === '!=') return !isEqual(left, right, at)
  const [one, other] = [orderOf(left), orderOf(right)]
  if (one === null || other === null || typeof one !== typeof other) throw notComparable(at)
  if (operator === '<') return one < other
  if (operator === '>') return one > other
  return operator === '<=' ? one <= other : one >= other
}

/**
 * Tells whether two values of one type are the same.
 *
 * Ours: two texts of hex with 0x are when their digits are, in whatever case: an address has several spellings, and a
 * policy must not be passed by another one.
 *
 * @throws PolicyError `type`.
 */
export function isEqual(left: PolicyValue, right: PolicyValue, at: number): boolean {
  if (typeof left === 'string' && typeof right === 'string')
    return left === right || isSameHex(left, right)
  if (typeof left === 'boolean' && typeof right === 'boolean') return left === right
  const [one, other] = [orderOf(left), orderOf(right)]
  if (one === null || other === null || typeof one !== typeof other) throw notComparable(at)
  return one === other
}

/** What stands for a value in an order: big for a number, small for a moment. */
function orderOf(value: PolicyValue): bigint | number | null {
  if (typeof value === 'bigint') return value
  return isInstant(value) ? value.atMs : null
}

function isSameHex(one: string, other: string): boolean {
  return (
    one.length === other.length &&
    HEX.test(one) &&
    HEX.test(other) &&
    one.toLowerCase() === other.toLowerCase()
  )
}

function notComparable(at: number): PolicyError {
  return new PolicyError('type', at, 'these cannot be compared')
}
