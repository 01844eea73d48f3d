/** The decimal separator of Arabic and Persian. No language has another meaning for it. */
const ARABIC_POINT = '٫'

/**
 * Reads an amount as a person types it, to the last digit; null when it is none, has more digits than the currency,
 * or is more than a transfer can name.
 *
 * Digits of every script are digits.
 *
 * Ours: no groups. `1,000` is a thousand to some and one to others, and nobody should send the wrong one. No digits of two scripts
 * either: the four of Bengali looks like an eight.
 *
 * @param decimals - how many digits the currency has behind the point.
 * @param point - what stands between whole and parts where the person lives: `.`, `,` or `٫`.
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
  const other = point === ARABIC_POINT ? '.' : ARABIC_POINT
  const [whole = '', parts = '', ...more] = plainDigits(text.trim())
    .split(point)
    .flatMap((part) => part.split(other))
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

/** The same with the digits 0 to 9, and with points as wide as those; as it was where digits are of two scripts. */
function plainDigits(text: string): string {
  const zeros = new Set<number>()
  const plain = text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeroOf(code)
    zeros.add(zero)
    return String(code - zero)
  })
  if (zeros.size > 1) return text
  return plain.replace(/[．，]/g, (wide) => wide.normalize('NFKC'))
}

/** Spec: Unicode: decimal digits stand side by side, from 0 to 9, and so do sets of them. */
function zeroOf(code: number): number {
  let start = code
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--
  return code - ((code - start) % 10)
}
