import type { PhoneNumbers } from '../../../core/phone/loadPhoneNumbers.ts'
import type { PhoneRegion } from '../../../core/phone/phoneNumbers.ts'

/** A country as people look for it: by its name in their language. */
export type Country = PhoneRegion & { readonly name: string }

const lists = new Map<string, readonly Country[]>()

/** Every country with telephone numbers, by name. */
export function countriesIn(
  locale: string,
  numbers: Pick<PhoneNumbers, 'phoneRegions'>,
): readonly Country[] {
  const known = lists.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const list = numbers
    .phoneRegions()
    .map((country) => ({ ...country, name: names.of(country.region) ?? country.region }))
    .sort((one, other) => compare(one.name, other.name))
  lists.set(locale, list)
  return list
}
