'use client'

import { useKit } from '../../../react/kitContext.ts'
import { useOnline } from '../../../react/useOnline.ts'
import { useWords } from '../../words/useWords.ts'
import type { ScreenProps } from '../screenProps.ts'
import { ConnectWalletView } from './ConnectWalletView.tsx'
import { ScanCodeView } from './scanCode.ts'
import { walletFailure } from './walletFailure.ts'

/** The screen of one wallet, joined to the kit. */
export function ConnectWallet({ state, frame }: ScreenProps) {
  const kit = useKit()
  const words = useWords()
  const isOnline = useOnline()
  if (state.at !== 'connectingWallet' && state.at !== 'walletFailed') return null

  const { wallet } = state
  if (state.at === 'connectingWallet' && wallet.kind === 'phone' && state.account === null)
    return (
      <ScanCodeView
        frame={frame}
        pairingUri={state.pairingUri}
        onOtherWallet={state.chooseOther}
        onBack={state.back}
      />
    )
  const name = wallet.kind === 'phone' ? words.wallets.phone : wallet.name
  const error = state.at === 'walletFailed' ? state.error : null
  const facts = {
    appName: kit.appName,
    isOnline,
    method: words.methods.wallet,
    developmentOrigin: null,
    allowedHost: null,
    allowedOriginsUrl: null,
    requestId: null,
  }
  return (
    <ConnectWalletView
      frame={frame}
      wallet={wallet}
      name={name}
      account={state.at === 'connectingWallet' ? state.account : null}
      failure={error && walletFailure(error.code, name, words, facts)}
      failureOccasion={error}
      onRetry={state.retry}
      onOtherWallet={state.chooseOther}
      onBack={state.back}
    />
  )
}
