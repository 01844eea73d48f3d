'use client'

import { useState } from 'react'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import type { ScreenProps } from '../screenProps.ts'
import { ChooseWalletView } from './ChooseWalletView.tsx'

/** The list of wallets, joined to the kit. */
export function ChooseWallet({ state, frame }: ScreenProps) {
  const { methods } = useLoginMethods()
  const [query, setQuery] = useState('')
  if (state.at !== 'choosingWallet') return null
  const hasEmail = methods.includes('email')
  return (
    <ChooseWalletView
      frame={frame}
      wallets={state.wallets}
      isLooking={state.isLooking}
      query={query}
      otherWay={hasEmail ? 'email' : methods.length > 1 ? 'method' : null}
      onQueryChange={setQuery}
      onChoose={state.choose}
      onLookAgain={state.retry}
      onBack={state.back}
    />
  )
}
