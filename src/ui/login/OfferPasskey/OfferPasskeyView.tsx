'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** What the offer shows, and what it reports. */
export type OfferPasskeyViewProps = {
  readonly frame: Frame
  /** True while the browser's prompt is up, and while the passkey is saved. */
  readonly isSaving: boolean
  /** Why it did not work out; null while nothing has failed. */
  readonly error: string | null
  /** Changes when the same error comes again, so that it is said again. */
  readonly errorOccasion?: unknown
  readonly onSave: () => void
  readonly onSkip: () => void
}

/** The offer of a passkey, after a login that needed a code. */
export function OfferPasskeyView(props: OfferPasskeyViewProps) {
  const { frame, isSaving, error } = props
  const { passkey: words } = useWords()
  const slot = useSlot()
  const errorId = useId()
  return (
    <>
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="passkey" tone="accent" isBusy={isSaving} />}
        title={words.offerTitle}
        subtitle={<p>{words.offerText}</p>}
      />
      <div {...slot('body', 'lk-body')}>
        <ul className="lk-benefits">
          <Benefit icon={<Icon name="zap" />} title={words.oneStep} text={words.oneStepText} />
          <Benefit
            icon={<Icon name="shield-check" />}
            title={words.onlyHere}
            text={words.onlyHereText}
          />
        </ul>
        {error === null ? null : <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <div {...slot('actions', 'lk-actions')}>
        <Button isLoading={isSaving} loadingLabel={words.saving} onClick={props.onSave}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={props.onSkip}>
          {words.notNow}
        </Button>
      </div>
      <Announcement text={error} about={props.errorOccasion} politeness="assertive" />
    </>
  )
}

type BenefitProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

function Benefit({ icon, title, text }: BenefitProps) {
  return (
    <li className="lk-benefit">
      {icon}
      <span>
        <b className="lk-benefit-title">{title}</b>
        <span className="lk-way-text">{text}</span>
      </span>
    </li>
  )
}
