'use client'

import { useEffect, useRef, useState } from 'react'
import type { SealedSecret } from '../../../core/wallet/exporting/sealedSecret.ts'
import { useKit } from '../../../react/kitContext.ts'
import { focusScreen } from '../../primitives/Screen/focusScreen.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { useExportWords } from '../useSecretWords.ts'
import { clearAfterAMinute, copyForAMinute } from './copyForAMinute.ts'
import { SecretView } from './SecretView.tsx'
import { useRevealed } from './useRevealed.ts'

/** How long the copy button says that it has copied, in milliseconds. */
const COPIED_FOR_MS = 2000

export type SecretScreenProps = {
  readonly frame: Frame
  readonly kind: 'phrase' | 'key'
  readonly secret: SealedSecret
  readonly onBack: () => void
}

/** A secret that has arrived, with its time on the screen and in the clipboard. */
export function SecretScreen({ frame, kind, secret, onBack }: SecretScreenProps) {
  const { nowMs } = useKit()
  const words = useExportWords()
  const [isFailed, setIsFailed] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const { revealed, show, hide } = useRevealed(secret, nowMs, () => setIsFailed(true))

  const root = useRef<HTMLDivElement>(null)
  const isShown = revealed !== null

  // the button that did it is gone
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown and covered are two screens
  useEffect(() => focusScreen(root.current), [isShown])

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  // whoever selects it and copies by hand is to find it in the clipboard for no longer
  useEffect(() => {
    if (revealed === null) return
    const copyByHand = (event: ClipboardEvent) => {
      const list = root.current?.querySelector('ol')
      const selection = getSelection()
      if (!list || !selection?.rangeCount || !selection.getRangeAt(0).intersectsNode(list)) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', revealed.text)
      void clearAfterAMinute(revealed.text)
      setIsCopied(true)
    }
    document.addEventListener('copy', copyByHand)
    return () => document.removeEventListener('copy', copyByHand)
  }, [revealed])

  return (
    <div ref={root}>
      <SecretView
        frame={frame}
        kind={kind}
        wordCount={secret.wordCount}
        revealed={revealed}
        isCopied={isCopied}
        error={isFailed ? words.failed : null}
        nowMs={nowMs}
        onShow={show}
        onHide={hide}
        onCopy={async () => setIsCopied(await copyForAMinute(revealed?.text ?? ''))}
        onDone={onBack}
        onBack={onBack}
      />
    </div>
  )
}
