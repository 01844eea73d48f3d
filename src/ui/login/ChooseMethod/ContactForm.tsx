'use client'

import { type FormEvent, useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { ContactField } from './ContactField.tsx'
import type { FirstScreen } from './chooseMethodViewProps.ts'

/** The address to log in with and its button, and what is said about it. Renders a `form`. */
export function ContactForm(props: FirstScreen) {
  const { layout, methods, isSending } = props
  const { login } = useWords()
  const slot = useSlot()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) props.onSubmit()
  }

  return (
    <>
      {methods === 'empty' ? (
        <NothingEnabled isDevelopment={props.isDevelopment} />
      ) : layout.field === null ? null : (
        <form {...slot('body', 'lk-body lk-stack')} noValidate onSubmit={submit}>
          <ContactField
            {...props}
            kind={layout.field}
            wasLastUsed={layout.fieldWasLast}
            isLocked={isSending}
            onFocus={props.onFieldFocus}
          />
          <Button type="submit" isLoading={isSending} loadingLabel={login.sending}>
            {login.continue}
          </Button>
        </form>
      )}
      <Announcement text={props.error} about={props.errorOccasion} politeness="assertive" />
      <Announcement text={isSending ? login.sending : null} />
    </>
  )
}

function NothingEnabled({ isDevelopment }: { readonly isDevelopment: boolean }) {
  const { login } = useWords()
  return (
    <div className="lk-body">
      <FieldError id={useId()}>
        {isDevelopment ? login.nothingEnabledHere : login.nothingEnabled}
      </FieldError>
    </div>
  )
}
