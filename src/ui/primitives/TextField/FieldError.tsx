'use client'

import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'

export type FieldErrorProps = { readonly id: string; readonly children: ReactNode }

/** What is wrong with a field; the field names it by `aria-describedby`. Renders a `p`. */
export function FieldError({ id, children }: FieldErrorProps) {
  const slot = useSlot()
  return (
    <p id={id} {...slot('fieldError', 'lk-error')}>
      <Icon name="circle-alert" size={16} />
      <span>{children}</span>
    </p>
  )
}
