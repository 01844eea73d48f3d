'use client'

import { type FormEvent, useState } from 'react'
import type { SentCode } from '../../../core/linking/addContact.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { incompleteCode } from '../../words/incompleteCode.ts'
import { useWords } from '../../words/useWords.ts'
import { useExportWords } from '../useSecretWords.ts'

export type ConfirmCodeViewProps = {
  readonly frame: Frame
  readonly kind: 'phrase' | 'key'
  readonly sent: Pick<SentCode, 'contact' | 'codeLength' | 'alphabet'>
  readonly isBusy: boolean
  readonly error: string | null
  readonly onSubmit: (code: string) => void
  readonly onBack: () => void
}

/** The field for the code that confirms an export. Renders a `form`. */
export function ConfirmCodeView(props: ConfirmCodeViewProps) {
  const { frame, sent, isBusy } = props
  const { code: codeWords } = useWords()
  const words = useExportWords()
  const slot = useSlot()
  const [code, setCode] = useState('')
  // null while nobody has pressed Verify with characters missing
  const [missing, setMissing] = useState<{ readonly text: string } | null>(null)
  const error = missing?.text ?? props.error
  const { codeLength, alphabet } = sent
  const textId = `${frame.titleId}-text`
  const errorId = `${frame.titleId}-error`

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const text = incompleteCode(code, sent, codeWords)
    if (text === null) props.onSubmit(code)
    else setMissing({ text })
  }

  function change(next: string) {
    setCode(next)
    setMissing(null)
  }

  return (
    <form className="lk-screen" noValidate onSubmit={submit}>
      <ScreenHeader
        frame={frame}
        title={props.kind === 'phrase' ? words.title : words.keyTitle}
        subtitle={words.sentTo(sent.contact)}
        subtitleId={textId}
        onBack={props.onBack}
      />
      <div {...slot('body', 'lk-body')}>
        <OtpField
          label={
            alphabet === 'digits'
              ? codeWords.fieldDigits(codeLength)
              : codeWords.fieldCharacters(codeLength)
          }
          length={codeLength}
          alphabet={alphabet}
          value={code}
          state={isBusy ? 'loading' : error === null ? 'idle' : 'error'}
          describedBy={error === null ? textId : `${textId} ${errorId}`}
          onChange={change}
          onComplete={props.onSubmit}
        />
        {error === null ? null : <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <div {...slot('actions', 'lk-actions')}>
        <Button type="submit" isLoading={isBusy} loadingLabel={codeWords.verifying}>
          {codeWords.verify}
        </Button>
        <Button variant="quiet" onClick={props.onBack}>
          {words.cancel}
        </Button>
      </div>
      <Announcement text={error} about={missing} politeness="assertive" />
    </form>
  )
}
