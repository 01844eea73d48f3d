'use client'

import type { FormEvent } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** What the screen after a saved passkey shows, and what it reports. */
export type PasskeySavedViewProps = {
  readonly frame: Frame
  /** Whether the login has a field that lists passkeys. */
  readonly hasField: boolean
  readonly name: string
  /** True while the name is on its way. */
  readonly isNaming: boolean
  /** Why the name was not kept; null while nothing has failed. */
  readonly error: string | null
  /** Changes when the same error comes again, so that it is said again. */
  readonly errorOccasion?: unknown
  readonly onNameChange: (name: string) => void
  readonly onDone: () => void
  /** Leaves the name as it is. */
  readonly onSkip: () => void
}

/** The passkey is saved; it may get a name. */
export function PasskeySavedView(props: PasskeySavedViewProps) {
  const { frame, name, isNaming, error } = props
  const { passkey: words } = useWords()
  const slot = useSlot()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNaming) props.onDone()
  }

  return (
    <form noValidate onSubmit={submit}>
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="check" tone="success" />}
        title={words.savedTitle}
        subtitle={<p>{props.hasField ? words.savedText : words.savedTextWithoutField}</p>}
      />
      <div {...slot('body', 'lk-body')}>
        <TextField
          label={words.name}
          labelEnd={<span className="lk-optional">{words.optional}</span>}
          value={name}
          onChange={props.onNameChange}
          error={error}
          isLocked={isNaming}
          input={{ type: 'text', name: 'passkey-name', autoComplete: 'off' }}
        />
      </div>
      <div {...slot('actions', 'lk-actions')}>
        <Button type="submit" isLoading={isNaming} loadingLabel={words.naming}>
          {words.done}
        </Button>
        {error === null ? null : (
          <Button variant="quiet" onClick={props.onSkip}>
            {words.notNow}
          </Button>
        )}
      </div>
      <Announcement text={words.savedTitle} />
      <Announcement text={error} about={props.errorOccasion} politeness="assertive" />
    </form>
  )
}
