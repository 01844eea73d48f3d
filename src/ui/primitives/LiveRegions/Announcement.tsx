'use client'

import { useEffect, useRef } from 'react'
import { useSentences } from '../../words/useSentences.ts'
import { type Politeness, useAnnounce } from './announceContext.ts'

export type AnnouncementProps = {
  /** The title of a screen, which is read before the text. @default nothing */
  readonly title?: string | null | undefined
  /** What to say; null is silence, unless there is a title. */
  readonly text: string | null
  /** What it is about: a new value says the same words again. */
  readonly about?: unknown
  /** @default 'polite' */
  readonly politeness?: Politeness | undefined
}

/** Says its text through the live regions whenever it changes. An error that is over is taken back. Renders nothing. */
export function Announcement(props: AnnouncementProps) {
  const { title = null, about, politeness = 'polite' } = props
  const sentences = useSentences()
  const text = title && props.text ? sentences(title, props.text) : (props.text ?? title)
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
