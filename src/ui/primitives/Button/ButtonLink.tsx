'use client'

import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'

export type ButtonLinkProps = {
  readonly children: ReactNode
  readonly href: string
  /** @default 'quiet' */
  readonly variant?: 'primary' | 'quiet' | undefined
  readonly icon?: IconName | undefined
}

/** A link that looks like a button, opening beside the page when it leaves it. Renders an `a`. */
export function ButtonLink({ children, href, variant = 'quiet', icon }: ButtonLinkProps) {
  const slotProps = useSlot()(variant === 'quiet' ? 'quietButton' : 'primaryButton', 'lk-button')
  const opensTab = icon === 'external-link' && href.startsWith('http')
  return (
    <a
      {...slotProps}
      data-variant={variant}
      data-state="idle"
      href={href}
      target={opensTab ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      <span className="lk-button-label">
        {icon === undefined ? null : <Icon name={icon} size={18} />}
        {children}
      </span>
    </a>
  )
}
