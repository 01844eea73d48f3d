import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import plans from 'libphonenumber-js/min/metadata'

/** A country or territory with telephone numbers of its own: ISO 3166-1, two capital letters. */
export type PhoneRegion = { readonly region: string; readonly callingCode: string }

/** A number as far as it has been typed. */
export type TypedNumber = {
  /** The same digits, grouped as people of the region group them. */
  readonly text: string
  /** The region of a number that begins with a plus, as soon as its digits tell; null before, and for other numbers. */
  readonly region: string | null
}

const isRegion = (text: string): text is CountryCode => isSupportedCountry(text)
const regionOrNone = (text: string) => (isRegion(text) ? text : undefined)

/**
 * The E.164 form of a number, typed with its country code or as people of the region type it; null when it cannot be one.
 *
 * Ours: the count of digits must fit, not more: numbering plans change faster than anyone updates their tables.
 */
export function toE164(text: string, region: string): string | null {
  const parsed = parsePhoneNumberFromString(text.normalize('NFKC'), {
    ...(isRegion(region) ? { defaultCountry: region } : {}),
    extract: false,
  })
  return parsed?.isPossible() && !parsed.ext ? parsed.number : null
}

/** Groups what has been typed. @param text - may hold separators; only its digits and a leading plus count. */
export function formatTyped(text: string, region: string): TypedNumber {
  const typing = new AsYouType(regionOrNone(region))
  const formatted = typing.input(text.normalize('NFKC'))
  if (typing.isInternational()) return { text: formatted, region: regionOf(typing, region) }
  return { text: /\D/.test(formatted) ? formatted : groupedAbroad(formatted, region), region: null }
}

/** Many type the number without the zero of home, as it is dialled from abroad: then it is grouped as from abroad. */
function groupedAbroad(digits: string, region: string): string {
  const code = callingCodeOf(region)
  if (code === null || digits.startsWith('0')) return digits
  const from = new AsYouType().input(`+${code}${digits}`)
  return from.startsWith(`+${code} `) ? from.slice(code.length + 2) : digits
}

/** A whole number as people read it aloud: country code first, in groups. What is no number comes back as it is. */
export function formatNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/** The same number without its country code, grouped as in that region. */
export function formatNational(text: string, region: string): string {
  const typing = new AsYouType(regionOrNone(region))
  typing.input(text)
  const digits = typing.getNumber()?.nationalNumber ?? text.replace(/\D/g, '')
  return formatTyped(digits, region).text
}

/** Every region, in no order that people would look for. */
export function phoneRegions(): readonly PhoneRegion[] {
  return getCountries().map((region) => ({ region, callingCode: getCountryCallingCode(region) }))
}

/** The digits after the plus; null for a region without telephone numbers. */
export function callingCodeOf(region: string): string | null {
  return isRegion(region) ? getCountryCallingCode(region) : null
}

/** Several regions may share a calling code: then the digits decide, else the region that was there, else the main one. */
function regionOf(typing: AsYouType, current: string): string | null {
  const code = typing.getCallingCode()
  if (code === undefined) return null
  const known = typing.getCountry()
  if (known) return known
  return callingCodeOf(current) === code
    ? current
    : (plans.country_calling_codes[code]?.[0] ?? null)
}
