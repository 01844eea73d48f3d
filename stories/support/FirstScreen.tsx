import { useState } from 'react'
import { fn } from 'storybook/test'
import type { LoginMethod } from '../../src/core/config/loginMethod.ts'
import * as numbers from '../../src/core/phone/phoneNumbers.ts'
import {
  arrangeMethods,
  type MethodLayout,
} from '../../src/ui/login/ChooseMethod/arrangeMethods.ts'
import { ChooseMethodView } from '../../src/ui/login/ChooseMethod/ChooseMethodView.tsx'
import type { ChooseMethodViewProps } from '../../src/ui/login/ChooseMethod/chooseMethodViewProps.ts'
import { contactMode, editContact, grouped } from '../../src/ui/login/ChooseMethod/contactText.ts'
import { countriesIn } from '../../src/ui/login/ChooseMethod/countries.ts'
import { storyFrame } from './frame.tsx'

/** Every method that there is, in the order of the design. */
export const EVERY_METHOD: readonly LoginMethod[] = [
  'email',
  'sms',
  'google',
  'apple',
  'x',
  'discord',
  'facebook',
  'passkey',
  'wallet',
]

export const storyLegal = {
  termsUrl: 'https://fieldnotes.example/terms',
  privacyUrl: 'https://fieldnotes.example/privacy',
}

/** The first screen with a field that takes what is typed, as the joined component does. */
export function FirstScreen(props: ChooseMethodViewProps) {
  const { layout, onContactChange, onRegionChange } = props
  const [region, setRegion] = useState(props.region)
  const group = (text: string) => numbers.formatTyped(text, region).text
  const [contact, setContact] = useState({
    shown: grouped(props.contact, group),
    typed: props.contact,
  })
  const mode = contactMode(layout.field, contact.typed)
  return (
    <ChooseMethodView
      {...props}
      mode={mode}
      contact={mode === 'phone' ? contact.shown : contact.typed}
      region={numbers.formatTyped(contact.typed, region).region ?? region}
      onContactChange={(text, isAtEnd) => {
        setContact(editContact(layout.field, contact, { text, isAtEnd }, group))
        onContactChange(text, isAtEnd)
      }}
      onRegionChange={(next) => {
        setRegion(next)
        onRegionChange(next)
      }}
    />
  )
}

/** What a story of the first screen says when it says nothing. */
export const firstScreenArgs: ChooseMethodViewProps = {
  frame: storyFrame,
  appName: 'Fieldnotes',
  layout: arrangeMethods(['email'], null),
  mode: 'email',
  contact: '',
  region: 'GB',
  countries: countriesIn('en', numbers),
  error: null,
  isSending: false,
  methods: 'ready',
  isDevelopment: false,
  legal: null,
  onContactChange: fn(),
  onRegionChange: fn(),
  onSubmit: fn(),
  onChooseMethod: fn(),
}

/** The layout of some methods, as a story's argument. */
export function offering(
  methods: readonly LoginMethod[],
  last: LoginMethod | null = null,
): { readonly layout: MethodLayout } {
  return { layout: arrangeMethods(methods, last) }
}
