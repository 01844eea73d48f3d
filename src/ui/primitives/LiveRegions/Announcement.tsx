'use client'

import { useEffect, useRef } from 'react'
import { type Politeness, useAnnounce } from './announceContext.ts'

export type AnnouncementProps = {
  /** What to say; null is silence. */
  readonly text: string | null
  /** What it is about: a new value says the same words again. */
  readonly about?: unknown
  /** @default 'polite' */
  readonly politeness?: Politeness | undefined
}

/** Says its text through the live regions whenever it changes. An error that is over is taken back. Renders nothing. */
export function Announcement({ text, about, politeness = 'polite' }: AnnouncementProps) {
  const announce = useAnnounce()
  const standing = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` is what makes the same words news
  useEffect(() => {
    if (text !== null) announce(text, politeness)
    else if (standing.current) announce('', 'assertive')
    standing.current = text !== null && politeness === 'assertive'
  }, [announce, text, about, politeness])

  useEffect(
    () => () => {
      if (standing.current) announce('', 'assertive')
    },
    [announce],
  )
  return null
}
