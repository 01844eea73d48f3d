import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../icons.tsx'

export type HandleProps = {
  readonly isLifted: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onBlur: () => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/** Where a row is taken hold of, by pointer or by keyboard. */
export function MethodHandle({ label, isLifted, ...listeners }: HandleProps & { label: string }) {
  return (
    <button
      type="button"
      className="pg-handle"
      aria-label={label}
      aria-describedby="how-to-order"
      aria-pressed={isLifted}
      {...listeners}
    >
      <Icon name="grip" size={18} />
    </button>
  )
}
