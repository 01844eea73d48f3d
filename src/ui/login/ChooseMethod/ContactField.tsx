'use client'

import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useWords } from '../../words/useWords.ts'
import type { FieldKind } from './arrangeMethods.ts'
import { CountryButton } from './CountryButton.tsx'
import type { ContactMode } from './contactText.ts'
import type { Country } from './countries.ts'
import { LastUsedTag } from './LastUsedTag.tsx'

export type ContactFieldProps = {
  readonly kind: Exclude<FieldKind, null>
  readonly mode: ContactMode
  readonly contact: string
  readonly region: string
  /** Empty while they are on their way. */
  readonly countries: readonly Country[]
  readonly error: string | null
  /** Whether the last login on this device began here. */
  readonly wasLastUsed: boolean
  /** True while the code is on its way. */
  readonly isLocked: boolean
  readonly onContactChange: (contact: string, isAtEnd: boolean) => void
  readonly onRegionChange: (region: string) => void
  readonly onFocus?: (() => void) | undefined
}

/** One field for an email address or a phone number. It stays the same field when it turns from one into the other. */
export function ContactField(props: ContactFieldProps) {
  const { kind, mode, region, countries, isLocked } = props
  const { login } = useWords()
  const isPhone = mode === 'phone'
  const country = countries.find((known) => known.region === region)
  return (
    <>
      <TextField
        label={isPhone ? login.phone : kind === 'both' ? login.emailOrPhone : login.email}
        labelEnd={props.wasLastUsed ? <LastUsedTag /> : null}
        value={props.contact}
        onChange={props.onContactChange}
        onFocus={props.onFocus}
        error={props.error}
        hint={isPhone ? login.phoneHint : undefined}
        isLocked={isLocked}
        before={
          isPhone ? (
            <CountryButton
              region={region}
              callingCode={country?.callingCode ?? null}
              countries={countries}
              isLocked={isLocked}
              onChange={props.onRegionChange}
            />
          ) : null
        }
        input={{
          // Of one type whatever it takes: a browser moves the caret when the type changes under somebody who types.
          type: 'text',
          name: isPhone ? 'tel' : 'email',
          inputMode: isPhone ? 'tel' : 'email',
          autoComplete: isPhone ? 'tel' : 'username webauthn',
          placeholder: isPhone ? undefined : login.emailPlaceholder,
          dir: 'ltr',
        }}
      />
      <Announcement
        text={
          isPhone && kind === 'both' && country
            ? login.phoneMode(country.name, country.callingCode)
            : null
        }
      />
    </>
  )
}
