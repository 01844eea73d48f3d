import type { OtpType } from '../../../wire/fields/otpType.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { StartRefused } from '../../startRefused.ts'

/**
 * The countries as the numbering plans name them.
 *
 * @throws StartRefused for a name that no country has: a list with a slip in it would shut people out unnoticed.
 */
export async function knownCountries(
  countries: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (!countries) return undefined
  const { isSupportedCountry } = await import('libphonenumber-js/min')
  const names = countries.map((country) => country.toUpperCase())
  const unknown = names.find((name) => !isSupportedCountry(name))
  if (unknown === undefined) return names
  throw new StartRefused(
    `No country is called ${JSON.stringify(unknown)}. Name the countries of text messages by two letters, like GB.`,
  )
}

/**
 * Ours: of a number whose plan is that of several countries, one of them is enough.
 *
 * @param contact - a number in the form of E.164, or an email address, which is let through.
 * @throws Refusal `PHONE_COUNTRY_NOT_ALLOWED`
 */
export async function requireSmsCountry(
  { smsCountries }: Pick<ServiceParts, 'smsCountries'>,
  otpType: OtpType,
  contact: string,
): Promise<void> {
  if (otpType !== 'OTP_TYPE_SMS' || !smsCountries) return
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(contact, { extract: false })
  const countries = number?.country ? [number.country] : (number?.getPossibleCountries() ?? [])
  if (!countries.some((country) => smsCountries.includes(country)))
    throw new Refusal('PHONE_COUNTRY_NOT_ALLOWED')
}
