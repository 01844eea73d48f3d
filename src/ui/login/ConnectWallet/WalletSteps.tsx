'use client'

import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { shortAddress } from './shortAddress.ts'

/** The two things that a wallet asks, named before it asks them. Renders an `ol`. */
export function WalletSteps({ account }: { readonly account: string | null }) {
  const { wallets: words } = useWords()
  const slot = useSlot()
  const isConnected = account !== null
  return (
    <ol {...slot('steps', 'lk-steps')}>
      <Step state={isConnected ? 'success' : 'loading'} title={words.connect}>
        {isConnected ? (
          <span className="lk-step-text" data-state="success">
            <span dir="ltr">{shortAddress(account)}</span>
          </span>
        ) : null}
      </Step>
      <Step state={isConnected ? 'loading' : 'idle'} title={words.sign}>
        <span className="lk-step-text" data-state={isConnected ? 'loading' : 'idle'}>
          {words.signText}
        </span>
      </Step>
    </ol>
  )
}

type StepProps = {
  /** `loading` is the one that is asked now. */
  readonly state: 'idle' | 'loading' | 'success'
  readonly title: string
  readonly children: ReactNode
}

function Step({ state, title, children }: StepProps) {
  const slot = useSlot()
  return (
    <li
      {...slot('step', 'lk-step')}
      data-state={state}
      aria-current={state === 'loading' ? 'step' : undefined}
    >
      <span>
        {title}
        {children}
      </span>
    </li>
  )
}
