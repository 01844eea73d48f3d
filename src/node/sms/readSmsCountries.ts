import { createRequire } from 'node:module'
import { requireCountries } from '../../service/activity-api/otp/smsCountries.ts'
import { listFrom } from '../listFrom.ts'

/**
 * Reads the countries that text messages go to: two letters each, divided by commas, or `*` for all of them.
 *
 * Ours: the numbering plans take 100 ms to load, which only happens where countries are named.
 *
 * @throws StartRefused for a name that no country has.
 */
export function readSmsCountries(text: string | undefined): readonly string[] | undefined {
  const countries = listFrom(text)
  if (!countries || (countries.length === 1 && countries[0] === '*')) return countries
  const load = createRequire(import.meta.url)
  const plans: typeof import('libphonenumber-js/max') = load('libphonenumber-js/max')
  return requireCountries(countries, plans.isSupportedCountry)
}
