'use client'

import type { SignState } from '../../core/wallet/signing/signState.ts'
import type { Frame } from '../primitives/Screen/frame.ts'
import { RevertedView } from './RevertedView.tsx'
import { SendingView } from './SendingView.tsx'
import { SentView } from './SentView.tsx'

export type SendScreenProps = {
  readonly state: Extract<SignState, { at: 'sending' | 'sent' | 'reverted' }>
  readonly frame: Frame
  readonly onClose: () => void
}

/** What came of a transaction. Loaded while it is asked for. */
export function SendScreen({ state, ...rest }: SendScreenProps) {
  switch (state.at) {
    case 'sending':
      return <SendingView {...rest} step={state.step} />
    case 'sent':
      return <SentView {...rest} {...state} />
    case 'reverted':
      return <RevertedView {...rest} {...state} reason={state.reason ?? null} />
    default:
      return state satisfies never
  }
}
