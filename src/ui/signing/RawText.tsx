'use client'

import { CopyButton } from '../primitives/Button/CopyButton.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

/** All of a request as it is sent, to be read and copied. Renders a `div`. */
export function RawText({ text }: { readonly text: string }) {
  const words = useSigningWords()
  const slot = useSlot()
  return (
    <div className="lk-stack">
      <div {...slot('payload', 'lk-payload lk-mono')} dir="ltr">
        <VisibleText text={text} />
      </div>
      <CopyButton variant="secondary" icon="copy" text={text}>
        {words.copyRaw}
      </CopyButton>
    </div>
  )
}
