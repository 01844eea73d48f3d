'use client'

import { useState } from 'react'
import type { SignView } from '../../core/wallet/signing/signView.ts'
import { LinkButton } from '../primitives/Button/LinkButton.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { RawText } from './RawText.tsx'
import { SignDetails } from './SignDetails.tsx'
import { SignNote } from './SignNote.tsx'
import { safeName } from './safeName.ts'
import { useSigningWords } from './useSigningWords.ts'
import type { SignTexts } from './WithSignTexts.tsx'

export type SignBodyProps = Omit<SignTexts, 'effect'> & {
  readonly view: SignView
  readonly appName: string
  /** What the warnings are found by. @default nothing */
  readonly notesId?: string | undefined
}

/** All that is signed, to read or as it is, and what is to be known first. Renders a `div`. */
export function SignBody({ view, appName, notes, notesId, shownAtMs }: SignBodyProps) {
  const words = useSigningWords()
  const slot = useSlot()
  const [isRaw, setIsRaw] = useState(false)
  const tree = view.details.find((detail) => detail.kind === 'tree')
  return (
    <div {...slot('body', 'lk-body')}>
      {tree === undefined ? null : (
        <div className="lk-switch">
          <span>{tree.title && safeName(tree.title)}</span>
          <span {...slot('segment', 'lk-segment')}>
            {[false, true].map((raw) => (
              <button
                key={raw ? 1 : 0}
                type="button"
                aria-pressed={raw === isRaw}
                onClick={() => setIsRaw(raw)}
              >
                {raw ? words.raw : words.readable}
              </button>
            ))}
          </span>
        </div>
      )}
      {isRaw ? (
        <RawText text={view.raw} />
      ) : (
        <SignDetails view={view} appName={appName} nowMs={shownAtMs} />
      )}
      {tree === undefined ? (
        <p className="lk-other-way">
          <LinkButton onClick={() => setIsRaw(!isRaw)}>
            {isRaw ? words.showReadable : words.showRaw}
          </LinkButton>
        </p>
      ) : null}
      <div id={notesId}>
        {view.warnings.map((warning, at) => {
          const text = notes[at]
          return text && <SignNote key={warning.kind} warning={warning} words={text} />
        })}
      </div>
    </div>
  )
}
