'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useImportWords } from '../useSecretWords.ts'

export type ImportKeyViewProps = {
  readonly frame: Frame
  readonly isBusy: boolean
  /** What the service said; null while it has said nothing. */
  readonly error: string | null
  readonly onImport: (privateKey: string) => void
  readonly onUsePhrase: () => void
  readonly onBack: () => void
}

/** The field for a private key. Renders a `form`. */
export function ImportKeyView(props: ImportKeyViewProps) {
  const words = useImportWords()
  const slot = useSlot()
  const [key, setKey] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isKey = /^\s*(0x)?[0-9a-f]{64}\s*$/i.test(key)
  const error = isAsked && !isKey ? words.badKey : props.error

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (isKey && !props.isBusy) props.onImport(key.trim())
  }

  return (
    <form className="lk-screen" noValidate autoComplete="off" onSubmit={submit}>
      <ScreenHeader
        frame={props.frame}
        title={words.keyTitle}
        subtitle={words.keyText}
        onBack={props.onBack}
      />
      <div {...slot('body', 'lk-body')} translate="no">
        <TextField
          label={words.keyLabel}
          value={key}
          error={error}
          hint={words.keyHint}
          isLocked={props.isBusy}
          input={{ type: 'text', autoComplete: 'off', dir: 'ltr' }}
          onChange={(text) => {
            setKey(text)
            setIsAsked(false)
          }}
        />
      </div>
      <div {...slot('actions', 'lk-actions')}>
        <Button type="submit" isLoading={props.isBusy} loadingLabel={words.importing}>
          {words.importKey}
        </Button>
        <Button variant="quiet" onClick={props.onUsePhrase}>
          {words.phraseInstead}
        </Button>
      </div>
      <Announcement text={error} politeness="assertive" />
    </form>
  )
}
