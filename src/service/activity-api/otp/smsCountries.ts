import type { NumberType } from 'libphonenumber-js/max'
import type { OtpType } from '../../../wire/fields/otpType.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { StartRefused } from '../../startRefused.ts'

/**
 * Where text messages go when nobody says otherwise: countries in which one costs little and fraud by premium numbers is
 * rare.
 */
export const DEFAULT_SMS_COUNTRIES: readonly string[] = [
  ...['AT', 'AU', 'BE', 'CA', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'GR', 'HU', 'IE'],
  ...['IT', 'JP', 'KR', 'LU', 'NL', 'NO', 'NZ', 'PL', 'PT', 'SE', 'SG', 'US'],
]

/**
 * The countries as the numbering plans name them; undefined for every country, which `*` alone says.
 *
 * @throws StartRefused for a name that no country has: a list with a slip in it would shut people out unnoticed.
 */
export async function knownCountries(
  countries: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (!countries || (countries.length === 1 && countries[0] === '*')) return undefined
  const { isSupportedCountry } = await import('libphonenumber-js/max')
  return requireCountries(countries, isSupportedCountry)
}

/**
 * The same names in capital letters.
 *
 * @param isKnown - whether the numbering plans have a country by that name.
 * @throws StartRefused for one that no country has.
 */
export function requireCountries(
  countries: readonly string[],
  isKnown: (name: string) => boolean,
): readonly string[] {
  const names = countries.map((country) => country.toUpperCase())
  const unknown = names.find((name) => !isKnown(name))
  if (unknown === undefined) return names
  throw new StartRefused(
    `No country is called ${JSON.stringify(unknown)}. Name the countries of text messages by two letters, like GB, or all of them by *.`,
  )
}

/** The kinds of numbers that people read text messages on at an ordinary price. */
const ORDINARY_TYPES: readonly unknown[] = [
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
] satisfies NumberType[]

/**
 * Lets a text message go only where one has its ordinary price.
 *
 * Ours: premium-rate, shared-cost, toll-free, personal, pager, satellite and other numbers of no country are refused, and
 * numbers that no plan has given out, except in development, whose messages cost nothing and whose examples are such numbers.
 * Of a number whose plan is that of several countries, one of them is enough.
 *
 * @param contact - a number in the form of E.164, or an email address, which is let through.
 * @throws Refusal `INVALID_PHONE_NUMBER` or `PHONE_COUNTRY_NOT_ALLOWED`.
 */
export async function requireSmsCountry(
  { smsCountries, development }: Pick<ServiceParts, 'smsCountries' | 'development'>,
  otpType: OtpType,
  contact: string,
): Promise<void> {
  if (otpType !== 'OTP_TYPE_SMS') return
  // the whole plans: the short ones do not know what kind a number is
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(contact, { extract: false })
  const type = number?.getType()
  const isUnallocated = type === undefined
  const isOrdinary = ORDINARY_TYPES.includes(type) || (isUnallocated && development)
  if (!number || number.isNonGeographic() || !isOrdinary)
    throw new Refusal('INVALID_PHONE_NUMBER', {
      details: isUnallocated
        ? 'no numbering plan has given it out'
        : 'text messages do not go to premium-rate, shared-cost, toll-free, personal or satellite numbers',
    })
  if (!smsCountries) return
  const countries = number.country ? [number.country] : number.getPossibleCountries()
  if (!countries.some((country) => smsCountries.includes(country)))
    throw new Refusal('PHONE_COUNTRY_NOT_ALLOWED')
}
