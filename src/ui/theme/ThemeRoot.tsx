'use client'

import type { ReactNode } from 'react'
import { useUiSettings } from '../../react/kitContext.ts'
import { directionOf } from './directionOf.ts'
import { lookAtContrast } from './lookAtContrast.ts'
import { useSlot } from './useSlot.ts'

/** What the root holds. */
export type ThemeRootProps = {
  readonly children: ReactNode
  /** True: the root takes part in no layout, so that what it holds flows with the page. @default false */
  readonly inline?: boolean
}

/** Where the tokens live: colour scheme, direction and language of everything inside. Renders a `div`, or a `span` when inline. */
export function ThemeRoot({ children, inline = false }: ThemeRootProps) {
  const { theme = 'auto', locale, direction } = useUiSettings()
  const slot = useSlot()
  const Element = inline ? 'span' : 'div'
  return (
    <Element
      ref={lookAtContrast}
      {...slot('root', 'lk-root')}
      data-lk-scheme={theme}
      data-inline={inline ? '' : undefined}
      dir={direction ?? (locale === undefined ? undefined : directionOf(locale))}
      lang={locale}
    >
      {children}
    </Element>
  )
}
