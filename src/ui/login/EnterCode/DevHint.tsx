'use client'

import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { firstGroupSize } from '../../primitives/OtpField/otpValue.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import type { EnterCodeViewProps } from './enterCodeViewProps.ts'

type DevHintProps = Pick<EnterCodeViewProps, 'devHint' | 'phase' | 'onSubmit'>

/** The code that the local service has just sent, one press away from the field. Renders a `p`, or nothing. */
export function DevHint({ devHint, phase, onSubmit }: DevHintProps) {
  const { code } = useWords()
  const slot = useSlot()
  if (devHint === null || phase !== 'entering') return null
  const gap = firstGroupSize(devHint.length)
  const grouped = gap === 0 ? devHint : `${devHint.slice(0, gap)} ${devHint.slice(gap)}`
  return (
    <p {...slot('devHint', 'lk-dev-hint')}>
      <span>{code.devHint(grouped)}</span>
      <LinkButton onClick={() => onSubmit(devHint)}>{code.fillIn}</LinkButton>
    </p>
  )
}
