'use client'

import type { ReactNode } from 'react'
import { useWords } from '../../words/useWords.ts'
import { Announcement } from '../LiveRegions/Announcement.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useCopy } from './useCopy.ts'

export type CopyButtonProps = {
  readonly children: ReactNode
  /** What goes to the clipboard. */
  readonly text: string
  readonly variant: NonNullable<ButtonProps['variant']>
  /** Until it is copied. @default none */
  readonly icon?: ButtonProps['icon']
}

/** Copies a text, and says so for two seconds. Renders a `button`. */
export function CopyButton({ children, text, variant, icon }: CopyButtonProps) {
  const { common } = useWords()
  const { isCopied, copy } = useCopy(text)

  return (
    <>
      <Button variant={variant} icon={isCopied ? 'check' : icon} onClick={() => void copy()}>
        {isCopied ? common.copied : children}
      </Button>
      <Announcement text={isCopied ? common.copied : null} />
    </>
  )
}
