'use client'

import { useEffect, useRef, useState } from 'react'
import type { SentCode } from '../../../core/linking/addContact.ts'
import type { Account } from '../../../core/wallet/account.ts'
import type { Confirmation } from '../../../core/wallet/exporting/confirmation.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useConfirmation } from '../../../react/useConfirmation.ts'
import { useErrorText } from '../../../react/useErrorText.ts'
import { useExportPrivateKey } from '../../../react/useExportPrivateKey.ts'
import { useExportWallet } from '../../../react/useExportWallet.ts'
import { useWalletAccounts } from '../../../react/useWalletAccounts.ts'
import { shortAddress } from '../../login/ConnectWallet/shortAddress.ts'
import { focusScreen } from '../../primitives/Screen/focusScreen.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { useWords } from '../../words/useWords.ts'
import { chainName } from '../AccountPanel/chainName.ts'
import { useExportWords } from '../useSecretWords.ts'
import { AskExportView } from './AskExportView.tsx'
import { ConfirmCodeView } from './ConfirmCodeView.tsx'
import { exportError } from './exportError.ts'
import { SecretScreen } from './SecretScreen.tsx'

/** What is exported: a wallet by its phrase or one of its accounts by its key, or a key that is no wallet's. */
type ExportSubject = { readonly name: string } & (
  | { readonly walletId: string; readonly address: string | null }
  | { readonly privateKeyId: string }
)

export type ExportScreenProps = {
  readonly frame: Frame
  readonly subject: ExportSubject
  readonly onBack: () => void
}

/** The export of a recovery phrase or a private key, joined to the kit: a fresh check, then the secret, covered. */
export function ExportScreen({ frame, subject, onBack }: ExportScreenProps) {
  const { appName } = useKit()
  const words = useExportWords()
  const { code } = useWords()
  const errorText = useErrorText()
  const { way, sendCode } = useConfirmation()
  const phrase = useExportWallet()
  const key = useExportPrivateKey()
  const [kind, setKind] = useState<'phrase' | 'key'>('walletId' in subject ? 'phrase' : 'key')
  const [sent, setSent] = useState<SentCode | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const accounts = useAccountsOf(subject)
  const [chosen, setChosen] = useState('address' in subject ? subject.address : null)
  const exporting = kind === 'phrase' ? phrase : key
  const secret = exporting.data
  const place = secret ? 'secret' : sent ? 'code' : kind
  // the way that is known stands, also where it could not be asked for again
  const wayError = way.data ? null : way.error
  const failure = exporting.error ?? sendCode.error ?? wayError
  const error = exportError(failure, { words, code, errorText })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another screen
  useEffect(() => focusScreen(root.current), [place])

  function run(confirm: Confirmation) {
    if ('privateKeyId' in subject)
      key.mutate({ of: { privateKeyId: subject.privateKeyId }, confirm })
    else if (kind === 'phrase') phrase.mutate({ walletId: subject.walletId, confirm })
    else if (chosen !== null) {
      const addressFormat = accounts.find(({ address }) => address === chosen)?.addressFormat
      key.mutate({ of: { address: chosen, addressFormat }, confirm })
    }
  }

  function confirm() {
    if (way.data?.by === 'passkey') run('passkey')
    else if (way.data?.by === 'code') sendCode.mutate(way.data, { onSuccess: setSent })
    else void way.refetch()
  }

  /** What was asked for on one screen is not confirmed on another. */
  function switchKind() {
    exporting.reset()
    setKind(kind === 'phrase' ? 'key' : 'phrase')
  }

  function backFromCode() {
    setSent(null)
    exporting.reset()
  }

  return (
    <div ref={root}>
      {secret ? (
        <SecretScreen frame={frame} kind={kind} secret={secret} onBack={onBack} />
      ) : sent ? (
        <ConfirmCodeView
          frame={frame}
          kind={kind}
          sent={sent}
          isBusy={exporting.isPending}
          error={exporting.isPending ? null : error}
          onSubmit={(typed) => run({ sent, code: typed })}
          onBack={backFromCode}
        />
      ) : (
        <AskExportView
          frame={frame}
          appName={appName}
          kind={kind}
          name={subject.name}
          isOfWallet={'walletId' in subject}
          accounts={accounts.map((one) => `${chainName(one)} ${shortAddress(one.address)}`)}
          chosen={accounts.findIndex(({ address }) => address === chosen)}
          onChoose={(index) => setChosen(accounts[index]?.address ?? chosen)}
          way={way.data ?? (way.isError ? { by: 'passkey' } : null)}
          isBusy={exporting.isPending || sendCode.isPending}
          error={error}
          onConfirm={confirm}
          onSwitch={chosen === null ? null : switchKind}
          onBack={onBack}
        />
      )}
    </div>
  )
}

/** The accounts of a wallet, as far as they are loaded, with the one that was asked for first. */
function useAccountsOf(subject: ExportSubject): readonly Account[] {
  const { data = [] } = useWalletAccounts()
  if (!('walletId' in subject)) return []
  const { walletId, address } = subject
  const own = data.filter((account) => account.walletId === walletId)
  return own.toSorted((a, b) => Number(b.address === address) - Number(a.address === address))
}
