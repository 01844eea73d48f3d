'use client'

import { useCopy } from '../../primitives/Button/useCopy.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { useWords } from '../../words/useWords.ts'

export type CopyIconProps = {
  /** What goes to the clipboard. */
  readonly text: string
  /** What it does, for readers. */
  readonly label: string
}

/** Copies a text, and shows a tick for two seconds. Renders a `button`. */
export function CopyIcon({ text, label }: CopyIconProps) {
  const { common } = useWords()
  const { isCopied, copy } = useCopy(text)
  return (
    <>
      <IconButton
        slot="iconButton"
        icon={isCopied ? 'check' : 'copy'}
        label={label}
        onClick={() => void copy()}
      />
      <Announcement text={isCopied ? common.copied : null} />
    </>
  )
}
