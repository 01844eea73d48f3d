'use client'

import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Frame } from './frame.ts'

export type ScreenHeaderProps = {
  readonly frame: Frame
  readonly title: string
  readonly subtitle?: ReactNode
  readonly subtitleId?: string | undefined
  /** Stands in the title's place at the start when the screen is a step; null for none. @default null */
  readonly onBack?: (() => void) | null | undefined
  /** The picture of a status screen, instead of the logo. */
  readonly emblem?: ReactNode
}

/** The top of every screen: back or logo, close, title, text. Renders a `div`, an `h2` and a `p`. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const { frame, title, subtitle, onBack = null, emblem = null } = props
  const words = useWords()
  const slot = useSlot()
  const hasLogo = frame.logo !== null && onBack === null && emblem === null
  return (
    <>
      {hasLogo || onBack !== null || frame.onClose !== null ? (
        <div
          {...slot('header', 'lk-bar')}
          data-bare={emblem === null || onBack !== null ? undefined : ''}
        >
          {onBack === null ? null : (
            <IconButton
              slot="backButton"
              icon="arrow-left"
              label={words.common.back}
              flips
              onClick={onBack}
            />
          )}
          {hasLogo ? <div {...slot('logo', 'lk-logo')}>{frame.logo}</div> : null}
          {frame.onClose === null ? null : (
            <IconButton
              slot="closeButton"
              icon="x"
              label={words.common.close}
              onClick={frame.onClose}
            />
          )}
        </div>
      ) : null}
      {emblem}
      <h2
        {...slot('title', frame.showsTitle ? 'lk-title' : 'lk-title lk-hidden')}
        id={frame.titleId}
        tabIndex={-1}
        data-lk-title=""
      >
        {title}
      </h2>
      {subtitle === undefined ? null : (
        <div {...slot('subtitle', 'lk-sub')} id={props.subtitleId}>
          {subtitle}
        </div>
      )}
    </>
  )
}
