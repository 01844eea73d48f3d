'use client'

import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useWords } from '../../words/useWords.ts'

/** What the last screen shows. */
export type DoneViewProps = { readonly frame: Frame }

/** The end of the login, where the card stays: it says that the person is logged in, and asks for nothing. */
export function DoneView({ frame }: DoneViewProps) {
  const { code } = useWords()
  return (
    <>
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="check" tone="success" />}
        title={code.loggedIn}
      />
      <Announcement text={code.loggedIn} />
    </>
  )
}
