'use client'

import { type FormEvent, Suspense, useId } from 'react'
import { lazyPart } from '../../lazyPart.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useWords } from '../../words/useWords.ts'
import { type ButtonMethod, hasButtons, type MethodLayout } from './arrangeMethods.ts'
import { ContactField } from './ContactField.tsx'
import type { ContactMode } from './contactText.ts'
import type { Country } from './countries.ts'
import { LegalLine, type LegalLinks } from './LegalLine.tsx'
import { MethodsSkeleton } from './MethodsSkeleton.tsx'

// rows, tiles and the signs of all providers: an app whose login is an address alone never loads them
const Methods = lazyPart(async () => (await import('./Methods.tsx')).Methods)

/** What the first screen shows, and what it reports. */
export type ChooseMethodViewProps = {
  readonly frame: Frame
  readonly appName: string
  /** Where every method stands. */
  readonly layout: MethodLayout
  /** What the field is for at this moment. */
  readonly mode: ContactMode
  readonly contact: string
  /** The region of the phone number. */
  readonly region: string
  /** Empty while they are on their way. */
  readonly countries: readonly Country[]
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
  readonly onContactChange: (contact: string, isAtEnd: boolean) => void
  readonly onRegionChange: (region: string) => void
  readonly onSubmit: () => void
  /** Called within the click: browsers open a window only there. */
  readonly onChooseMethod: (method: ButtonMethod) => void
  /** The field has the focus: the moment for the browser to offer passkeys in it. */
  readonly onFieldFocus?: (() => void) | undefined
}

/** The first screen: the address to log in with, and every other way. */
export function ChooseMethodView(props: ChooseMethodViewProps) {
  const { frame, layout, methods, isSending, error } = props
  const { login } = useWords()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) props.onSubmit()
  }

  return (
    <>
      <ScreenHeader frame={frame} title={login.title(props.appName)} subtitle={login.subtitle} />
      {methods === 'empty' ? (
        <NothingEnabled isDevelopment={props.isDevelopment} />
      ) : layout.field === null ? null : (
        <form className="lk-body lk-stack" data-slot="body" noValidate onSubmit={submit}>
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
      {methods === 'loading' ? (
        <MethodsSkeleton label={login.loadingMethods} />
      ) : hasButtons(layout) ? (
        <Suspense fallback={<MethodsSkeleton label={login.loadingMethods} />}>
          <Methods layout={layout} isInert={isSending} onChoose={props.onChooseMethod} />
        </Suspense>
      ) : null}
      {props.legal === null ? null : <LegalLine links={props.legal} />}
      <Announcement text={error} about={props.errorOccasion} politeness="assertive" />
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
