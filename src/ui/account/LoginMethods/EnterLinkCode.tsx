'use client'

import { type FormEvent, useId } from 'react'
import { otpTypeOf } from '../../../core/linking/contact.ts'
import { useShownContact } from '../../login/EnterCode/useShownContact.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import type { LinkingStep } from './linkingStep.ts'

export type EnterLinkCodeProps = {
  readonly step: Extract<LinkingStep, { at: 'entering' }>
  readonly onCodeChange: (code: string) => void
  readonly onSubmit: (code: string) => void
  readonly onCancel: () => void
}

/** The field for the code that was sent to a new address. Renders a `form`. */
export function EnterLinkCode({ step, onCodeChange, onSubmit, onCancel }: EnterLinkCodeProps) {
  const { linking, code: words } = useAllWords()
  const id = useId()
  const { method, contact, codeLength, alphabet } = step.sent
  const shown = useShownContact({ otpType: otpTypeOf(method), contact })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!step.isBusy) onSubmit(step.code)
  }

  return (
    <form className="lk-add" noValidate onSubmit={submit}>
      <p id={`${id}-to`} className="lk-add-text">
        {linking.sentTo(shown)}
      </p>
      <OtpField
        label={
          alphabet === 'digits' ? words.fieldDigits(codeLength) : words.fieldCharacters(codeLength)
        }
        length={codeLength}
        alphabet={alphabet}
        value={step.code}
        state={step.isBusy ? 'loading' : step.error === null ? 'idle' : 'error'}
        describedBy={step.error === null ? `${id}-to` : `${id}-to ${id}-error`}
        onChange={onCodeChange}
        onComplete={onSubmit}
      />
      {step.error === null ? null : <FieldError id={`${id}-error`}>{step.error}</FieldError>}
      <div className="lk-add-actions">
        <Button type="submit" isLoading={step.isBusy} loadingLabel={words.verifying}>
          {words.verify}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {linking.cancel}
        </Button>
      </div>
      <Announcement text={step.error} about={step} politeness="assertive" />
    </form>
  )
}
