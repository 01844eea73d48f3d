'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../words/useWords.ts'
import { Announcement } from '../LiveRegions/Announcement.tsx'
import { Button, type ButtonProps } from './Button.tsx'

const COPIED_FOR_MS = 2000

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
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // a browser may refuse the clipboard; the text stays on the screen to be copied by hand
    }
  }

  return (
    <>
      <Button variant={variant} icon={isCopied ? 'check' : icon} onClick={() => void copy()}>
        {isCopied ? common.copied : children}
      </Button>
      <Announcement text={isCopied ? common.copied : null} />
    </>
  )
}
