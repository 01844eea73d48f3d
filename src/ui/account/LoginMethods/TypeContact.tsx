'use client'

import type { FormEvent } from 'react'
import { useUiSettings } from '../../../react/kitContext.ts'
import { ContactField } from '../../login/ChooseMethod/ContactField.tsx'
import { countriesIn } from '../../login/ChooseMethod/countries.ts'
import { useContact } from '../../login/ChooseMethod/useContact.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import type { LinkingStep } from './linkingStep.ts'

export type TypeContactProps = {
  readonly step: Extract<LinkingStep, { at: 'typing' }>
  readonly onSubmit: (text: string, region: string) => void
  readonly onCancel: () => void
  /** Takes the present address away; null where there is none. */
  readonly onRemove: (() => void) | null
}

/** The field for an address that is to become a way in. Renders a `form`. */
export function TypeContact({ step, onSubmit, onCancel, onRemove }: TypeContactProps) {
  const { linking } = useAllWords()
  const { locale = 'en' } = useUiSettings()
  const contact = useContact(step.method, '')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!step.isBusy) onSubmit(contact.typed, contact.region)
  }

  return (
    <form className="lk-add" noValidate onSubmit={submit}>
      <ContactField
        kind={step.method}
        mode={contact.mode}
        contact={contact.shown}
        region={contact.region}
        countries={contact.numbers === null ? [] : countriesIn(locale, contact.numbers)}
        error={step.error}
        wasLastUsed={false}
        isLocked={step.isBusy}
        onContactChange={contact.edit}
        onRegionChange={contact.pickRegion}
      />
      <div className="lk-add-actions">
        <Button type="submit" isLoading={step.isBusy} loadingLabel={linking.sendingCode}>
          {linking.sendCode}
        </Button>
        {onRemove === null ? null : (
          <Button variant="secondary" onClick={onRemove}>
            {linking.remove}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {linking.cancel}
        </Button>
      </div>
      <Announcement text={step.error} about={step} politeness="assertive" />
    </form>
  )
}
