/**
 * Reads an amount as a person types it, to the last digit; null when it is none, has more digits than the currency,
 * or is more than a transfer can name.
 *
 * Ours: no groups. `1,000` is a thousand to some and one to others, and nobody should send the wrong one.
 *
 * @param decimals - how many digits the currency has behind the point.
 * @param point - what stands between whole and parts where the person lives: `.` or `,`.
 * @param most - what a transfer can name at most, in the smallest unit.
 * @returns in the smallest unit, above 0.
 * @example
 * readAmount('0.5', 6, '.', mostOf('eip155:8453')) // 500000n
 */
export function readAmount(
  text: string,
  decimals: number,
  point: string,
  most: bigint,
): bigint | null {
  const [whole = '', parts = '', ...more] = text.trim().split(point)
  const isNumber = /^\d*$/.test(whole) && /^\d*$/.test(parts) && whole.length + parts.length > 0
  if (!isNumber || more.length > 0 || parts.length > decimals || whole.length > 60) return null
  const raw = BigInt(whole + parts.padEnd(decimals, '0'))
  return raw > 0n && raw <= most ? raw : null
}

/** What stands between whole and parts in a language. */
export function decimalPoint(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
