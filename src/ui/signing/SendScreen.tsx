'use client'

import type { SignNews } from '../../core/wallet/signing/createSigning.ts'
import type { SignState } from '../../core/wallet/signing/signState.ts'
import type { Frame } from '../primitives/Screen/frame.ts'
import { RevertedView } from './RevertedView.tsx'
import { SendingView } from './SendingView.tsx'
import { SentView } from './SentView.tsx'
import { SignNewsBanner } from './SignNewsBanner.tsx'

export type SendScreenProps =
  | {
      readonly state: Extract<SignState, { at: 'sending' | 'sent' | 'reverted' }>
      readonly frame: Frame
      readonly onClose: () => void
    }
  /** What came of one whose dialog was closed before. */
  | { readonly news: SignNews }

/** What came of a transaction. Loaded while it is asked for. */
export function SendScreen(props: SendScreenProps) {
  if ('news' in props) return <SignNewsBanner news={props.news} />
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
