import type { Amount } from '../../core/wallet/signing/signView.ts'
import { isolate } from '../../react/isolatedWords.ts'
import { directionOf } from '../theme/directionOf.ts'
import { safeName } from './safeName.ts'
import type { AskingWords } from './useSigningWords.ts'

/** More digits behind the point than any token has: then only the smallest unit is shown. */
const MOST_DECIMALS = 80

/** An amount with its symbol, every digit of it, as people of this language write it: `40 USDC`. */
export function amountText(amount: Amount, words: AskingWords, locale: string | undefined): string {
  const { raw, decimals, isUnlimited } = amount
  const symbol = symbolText(amount, words)
  if (isUnlimited) return words.noLimit
  if (raw === null) return symbol
  const number =
    decimals === null || decimals > MOST_DECIMALS
      ? new Intl.NumberFormat(locale).format(raw)
      : unitText(raw, decimals, locale)
  const text = `${number} ${symbol}`
  // else its number goes with what stands before it: one amount after another would change their units
  return directionOf(locale ?? '') === 'rtl' ? isolate(text) : text
}

/** What an amount is of. */
function symbolText({ symbol, token }: Amount, words: AskingWords): string {
  const name = symbol ?? token?.name ?? null
  return name === null ? words.unknownToken : safeName(name)
}

/** What several amounts are of, each once: those that nobody knows are all called the same. */
export function symbolsText(
  amounts: readonly Amount[],
  words: AskingWords,
  locale: string | undefined,
): string {
  return listText(new Set(amounts.map((amount) => symbolText(amount, words))), locale)
}

/** Several amounts in one sentence. */
export function amountsText(
  amounts: readonly Amount[],
  words: AskingWords,
  locale: string | undefined,
): string {
  return listText(
    amounts.map((amount) => amountText(amount, words, locale)),
    locale,
  )
}

/** Several things in one sentence, all of them. */
function listText(texts: Iterable<string>, locale: string | undefined): string {
  return new Intl.ListFormat(locale).format(texts)
}

/** The smallest unit in words of the whole one; no floating point comes near it. */
export function unitText(raw: bigint, decimals: number, locale: string | undefined): string {
  const sign = raw < 0n ? '-' : ''
  const digits = String(raw < 0n ? -raw : raw).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const whole = new Intl.NumberFormat(locale).format(BigInt(digits.slice(0, cut)))
  const parts = [...digits.slice(cut)].map(Number)
  const rest = parts.slice(0, parts.findLastIndex((digit) => digit > 0) + 1)
  if (rest.length === 0) return sign + whole
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const [, point] = plain.format(1.5)
  return sign + whole + point + rest.map((digit) => plain.format(digit)).join('')
}

/** The smallest unit to the letter; the largest number of 256 bits by its name. */
export function rawText({ raw }: Amount): string | null {
  if (raw === null) return null
  return raw === 2n ** 256n - 1n ? '2^256 - 1' : String(raw)
}
