'use client'

import { type FormEvent, useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useWords } from '../../words/useWords.ts'
import { LegalLine, type LegalLinks } from './LegalLine.tsx'
import { MethodsSkeleton } from './MethodsSkeleton.tsx'

/** What the first screen shows, and what it reports. */
export type ChooseMethodViewProps = {
  readonly frame: Frame
  readonly appName: string
  readonly contact: string
  /** What is wrong with the address; null while nothing is. */
  readonly error: string | null
  /** Changes when the same error comes again, so that it is said again. */
  readonly errorOccasion?: unknown
  /** True while the code is on its way. */
  readonly isSending: boolean
  /** `loading` draws two waiting rows, `empty` says that nothing is enabled. */
  readonly methods: 'ready' | 'loading' | 'empty'
  /** Whether the page is served from this computer, so that the hints may name the local service. */
  readonly isDevelopment: boolean
  /** The legal line is there only with both links. */
  readonly legal: LegalLinks | null
  readonly onContactChange: (contact: string) => void
  readonly onSubmit: () => void
}

/** The first screen: the address to log in with. */
export function ChooseMethodView(props: ChooseMethodViewProps) {
  const { frame, methods, isSending, error } = props
  const { login } = useWords()
  const emptyId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) props.onSubmit()
  }

  return (
    <>
      <ScreenHeader frame={frame} title={login.title(props.appName)} subtitle={login.subtitle} />
      {methods === 'empty' ? (
        <div className="lk-body">
          <FieldError id={emptyId}>
            {props.isDevelopment ? login.nothingEnabledHere : login.nothingEnabled}
          </FieldError>
        </div>
      ) : (
        <form className="lk-body lk-stack" data-slot="body" noValidate onSubmit={submit}>
          <TextField
            label={login.email}
            value={props.contact}
            onChange={props.onContactChange}
            error={error}
            isLocked={isSending}
            input={{
              type: 'email',
              name: 'email',
              inputMode: 'email',
              autoComplete: 'email webauthn',
              placeholder: login.emailPlaceholder,
              dir: 'ltr',
            }}
          />
          <Button type="submit" isLoading={isSending} loadingLabel={login.sending}>
            {login.continue}
          </Button>
        </form>
      )}
      {methods === 'loading' ? <MethodsSkeleton label={login.loadingMethods} /> : null}
      {props.legal === null ? null : <LegalLine links={props.legal} />}
      <Announcement text={error} about={props.errorOccasion} politeness="assertive" />
      <Announcement text={isSending ? login.sending : null} />
    </>
  )
}
