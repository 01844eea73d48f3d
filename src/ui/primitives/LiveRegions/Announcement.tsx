'use client'

import { useEffect } from 'react'
import { type Politeness, useAnnounce } from './announceContext.ts'

export type AnnouncementProps = {
  /** What to say; null is silence. */
  readonly text: string | null
  /** What it is about: a new value says the same words again. */
  readonly about?: unknown
  /** @default 'polite' */
  readonly politeness?: Politeness | undefined
}

/** Says its text through the live regions whenever it changes. Renders nothing. */
export function Announcement({ text, about, politeness }: AnnouncementProps) {
  const announce = useAnnounce()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` is what makes the same words news
  useEffect(() => {
    if (text !== null) announce(text, politeness)
  }, [announce, text, about, politeness])
  return null
}
