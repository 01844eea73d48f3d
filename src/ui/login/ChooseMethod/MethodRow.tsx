'use client'

import { useSlot } from '../../theme/useSlot.ts'
import type { ButtonMethod } from './arrangeMethods.ts'
import { LastUsedTag } from './LastUsedTag.tsx'
import { MethodIcon } from './MethodIcon.tsx'

export type MethodRowProps = {
  readonly method: ButtonMethod
  readonly label: string
  /** What readers hear. @default the label */
  readonly name?: string | undefined
  /** True: one of several side by side. @default false */
  readonly isTile?: boolean | undefined
  /** @default false */
  readonly isLast?: boolean | undefined
  /** True: says that it cannot be pressed now. */
  readonly isInert: boolean
  /** Called within the click. */
  readonly onChoose: (method: ButtonMethod) => void
}

/** A method as a full row, or as a tile. Renders a `button`. */
export function MethodRow(props: MethodRowProps) {
  const { method, label, name, isTile, isLast, isInert } = props
  const slot = useSlot()
  return (
    <button
      type="button"
      {...(isTile ? slot('methodTile', 'lk-tile') : slot('methodRow', 'lk-row'))}
      data-method={method}
      aria-label={name}
      data-state={isInert ? 'disabled' : 'idle'}
      aria-disabled={isInert || undefined}
      onClick={() => {
        if (!isInert) props.onChoose(method)
      }}
    >
      <span {...slot('methodIcon', 'lk-method-icon')}>
        <MethodIcon method={method} />
      </span>
      <span {...slot('methodLabel', isTile ? 'lk-tile-label' : 'lk-method-label')}>
        {label}
        {/* readers hear two things, not one */}
        {isLast ? <span className="lk-hidden">, </span> : null}
      </span>
      {isLast ? <LastUsedTag /> : null}
    </button>
  )
}
