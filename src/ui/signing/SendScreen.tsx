'use client'

import type { ChainFacts } from '../../core/wallet/chain.ts'
import type { SignState } from '../../core/wallet/signing/signState.ts'
import type { TransactionStatus } from '../../core/wallet/transactionStatus.ts'
import type { Frame } from '../primitives/Screen/frame.ts'
import { RevertedView } from './RevertedView.tsx'
import { SendingView } from './SendingView.tsx'
import { SentView } from './SentView.tsx'
import { SignNewsBanner, type SignNewsBannerProps } from './SignNewsBanner.tsx'

export type SendScreenProps =
  | {
      readonly state: Extract<SignState, { at: 'sending' | 'sent' | 'reverted' }>
      readonly frame: Frame
      readonly onClose: () => void
    }
  /** What came of one whose dialog was closed before. */
  | SignNewsBannerProps
  /** What the service says of one that anybody has sent. */
  | {
      readonly status: TransactionStatus
      readonly chain: ChainFacts | null
      readonly frame: Frame
      readonly onClose: (() => void) | null
    }

const UNKNOWN = { effect: { kind: 'blind' }, details: [] } as const

/** What came of a transaction. Loaded while it is asked for. */
export function SendScreen(props: SendScreenProps) {
  if ('news' in props) return <SignNewsBanner {...props} />
  if ('status' in props) {
    const { status, chain, ...rest } = props
    const { at, hash, error } = status
    const facts = { view: { ...UNKNOWN, chain }, hash, fee: null }
    if (at === 'included') return <SentView {...rest} {...facts} tookMs={null} />
    if (at === 'failed' || at === 'replaced' || at === 'cancelled') {
      const isReplaced = at === 'replaced'
      return <RevertedView {...rest} {...facts} isReplaced={isReplaced} reason={error ?? null} />
    }
    return <SendingView {...rest} step={hash === null ? 'signed' : 'sent'} />
  }
  const { state, ...rest } = props
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
