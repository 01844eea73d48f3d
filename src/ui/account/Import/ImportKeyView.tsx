'use client'

import type { FormEvent } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useImportWords } from '../useSecretWords.ts'
import { type KeyChain, useKeyField } from './useKeyField.ts'

export type ImportKeyViewProps = {
  readonly frame: Frame
  readonly isBusy: boolean
  /** What the service said; null while it has said nothing. */
  readonly error: string | null
  readonly onImport: (privateKey: string, chain: KeyChain) => void
  readonly onUsePhrase: () => void
  readonly onBack: () => void
}

/** The field for a private key, checked while it is typed. Renders a `form`. */
export function ImportKeyView(props: ImportKeyViewProps) {
  const words = useImportWords()
  const slot = useSlot()
  const key = useKeyField(words)
  const error = key.error ?? props.error

  async function submit(event: FormEvent) {
    event.preventDefault()
    const chain = await key.take()
    if (chain !== null && !props.isBusy) props.onImport(key.text.trim(), chain)
  }

  return (
    <form className="lk-screen" noValidate autoComplete="off" onSubmit={submit} onBlur={key.finish}>
      <ScreenHeader
        frame={props.frame}
        title={words.keyTitle}
        subtitle={words.keyText}
        onBack={props.onBack}
      />
      <div {...slot('body', 'lk-body')} translate="no">
        <TextField
          label={words.keyLabel}
          value={key.text}
          error={error}
          hint={key.hint}
          isLocked={props.isBusy}
          input={{ type: 'text', autoComplete: 'off', dir: 'ltr' }}
          onChange={key.type}
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
