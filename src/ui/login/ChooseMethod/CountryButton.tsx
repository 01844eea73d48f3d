'use client'

import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import type { Country } from './countries.ts'

export type CountryButtonProps = {
  readonly region: string
  /** Without its plus; null while it is not known. */
  readonly callingCode: string | null
  /** Empty while they are on their way. */
  readonly countries: readonly Country[]
  readonly isLocked: boolean
  readonly onChange: (region: string) => void
}

/**
 * The country of a phone number: the platform's own list, which every keyboard, finger and reader knows, under a button
 * that shows the short form. Renders a `span` with a `select`.
 */
export function CountryButton(props: CountryButtonProps) {
  const { region, callingCode, countries } = props
  const { login } = useWords()
  const slot = useSlot()
  const short = callingCode === null ? region : `${region} +${callingCode}`
  const isListed = countries.some((country) => country.region === region)
  return (
    <span
      {...slot('countryButton', 'lk-country')}
      data-state={props.isLocked ? 'disabled' : 'idle'}
    >
      <span className="lk-country-text" aria-hidden="true">
        <bdi dir="ltr">{short}</bdi>
        <Icon name="chevron-down" size={16} />
      </span>
      <select
        className="lk-country-list"
        aria-label={login.country}
        value={region}
        disabled={props.isLocked}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {isListed ? null : <option value={region}>{short}</option>}
        {countries.map((country) => (
          <option key={country.region} value={country.region}>
            {`${country.name} +${country.callingCode}`}
          </option>
        ))}
      </select>
    </span>
  )
}
