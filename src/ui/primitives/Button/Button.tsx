'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { SlotName } from '../../../react/uiSettings.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconSign } from '../Icon/iconPaths.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useLoadingShown } from './useLoadingShown.ts'

/** What a button shows and does. */
export type ButtonProps = {
  readonly children: ReactNode
  /** One `primary` a screen. @default 'primary' */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** @default the variant's own slot */
  readonly slot?: SlotName | undefined
  readonly icon?: IconSign | undefined
  /** True: keeps its width, shows a spinner and `loadingLabel` after 200 ms, ignores presses. @default false */
  readonly isLoading?: boolean | undefined
  readonly loadingLabel?: string | undefined
  /** What readers call it, where several buttons have the same text. @default its text */
  readonly label?: string | undefined
  /** True: says that it cannot be pressed now, but stays focusable. @default false */
  readonly isDisabled?: boolean | undefined
  /** True: takes the focus when it appears, as the safe answer to a question does. @default false */
  readonly takesFocus?: boolean | undefined
  /** @default 'button' */
  readonly type?: 'button' | 'submit' | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** A button. Renders a `button`. It is never `disabled`, so focus is never lost. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', icon, isLoading = false, isDisabled = false } = props
  const slotProps = useSlot()(props.slot ?? (`${variant}Button` as const), 'lk-button')
  const showsLoading = useLoadingShown(isLoading)
  const isInert = isLoading || isDisabled
  // a busy page hears both presses of a double click before it shows what the first came to
  const answering = useRef<unknown>(null)

  const element = useRef<HTMLButtonElement>(null)
  const { takesFocus = false } = props
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])

  function click(event: MouseEvent<HTMLButtonElement>) {
    // also keeps a submit button from submitting its form
    if (isInert || answering.current) return event.preventDefault()
    answering.current = setTimeout(() => {
      answering.current = null
    })
    props.onClick?.(event)
  }

  return (
    <button
      ref={element}
      type={props.type ?? 'button'}
      {...slotProps}
      data-variant={variant}
      aria-label={props.label}
      data-state={isDisabled ? 'disabled' : isLoading ? 'loading' : 'idle'}
      aria-disabled={isInert || undefined}
      aria-busy={isLoading || undefined}
      onClick={click}
    >
      {showsLoading && props.loadingLabel !== undefined ? (
        <>
          <span className="lk-button-label">
            <Spinner />
            {props.loadingLabel}
          </span>
          <span className="lk-button-label lk-button-ghost" aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        <span className="lk-button-label">
          {icon === undefined ? null : <Icon name={icon} size={18} />}
          {children}
        </span>
      )}
    </button>
  )
}
