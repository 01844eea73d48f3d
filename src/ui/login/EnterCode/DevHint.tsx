'use client'

import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { firstGroupSize } from '../../primitives/OtpField/otpValue.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

export type DevHintProps = { readonly devCode: string; readonly onFillIn: () => void }

/** The code that the local service has just sent, one press away from the field. Renders a `p`. */
export function DevHint({ devCode, onFillIn }: DevHintProps) {
  const { code } = useWords()
  const slot = useSlot()
  const gap = firstGroupSize(devCode.length)
  const grouped = gap === 0 ? devCode : `${devCode.slice(0, gap)} ${devCode.slice(gap)}`
  return (
    <p {...slot('devHint', 'lk-dev-hint')}>
      <span>{code.devHint(grouped)}</span>
      <LinkButton onClick={onFillIn}>{code.fillIn}</LinkButton>
    </p>
  )
}
