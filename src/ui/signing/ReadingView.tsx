'use client'

import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSigningWords } from './useSigningWords.ts'

/** The request is read: names and the fee are looked up. */
export function ReadingView({ frame }: { readonly frame: Frame }) {
  const words = useSigningWords()
  return (
    <div className="lk-signing" aria-busy="true">
      <ScreenHeader frame={frame} title={words.reading} />
      <div className="lk-skeletons" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
