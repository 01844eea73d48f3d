'use client'

import { useEffect, useRef, useState } from 'react'
import { isLatchkitError } from '../../../errors/anyError.ts'
import type { ImportWords } from '../../../react/exportWords.ts'
import { useErrorText } from '../../../react/useErrorText.ts'
import { useImportPrivateKey } from '../../../react/useImportPrivateKey.ts'
import { useImportWallet } from '../../../react/useImportWallet.ts'
import { usePrivateKeys } from '../../../react/usePrivateKeys.ts'
import { useWalletAccounts } from '../../../react/useWalletAccounts.ts'
import { useAnnounce } from '../../primitives/LiveRegions/announceContext.ts'
import { focusScreen } from '../../primitives/Screen/focusScreen.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { useImportWords } from '../useSecretWords.ts'
import { ImportKeyView } from './ImportKeyView.tsx'
import { ImportWordsView } from './ImportWordsView.tsx'

export type ImportScreenProps = {
  readonly frame: Frame
  readonly onBack: () => void
  /** The wallet's id, or the address of the key. */
  readonly onImported: (id: string) => void
}

type Texts = {
  readonly words: ImportWords
  readonly errorText: ReturnType<typeof useErrorText>
}

/** The import of a recovery phrase or a private key, joined to the kit. */
export function ImportScreen({ frame, onBack, onImported }: ImportScreenProps) {
  const words = useImportWords()
  const texts = { words, errorText: useErrorText() }
  const announce = useAnnounce()
  const wallet = useImportWallet()
  const key = useImportPrivateKey()
  // what is read here is read again before an import is done: it is there at once where the person comes back to
  useWalletAccounts()
  usePrivateKeys()
  const [kind, setKind] = useState<'phrase' | 'key'>('phrase')
  const root = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another screen
  useEffect(() => focusScreen(root.current), [kind])

  async function run<T>(work: Promise<T>, done: string, idOf: (imported: T) => string) {
    const imported = await work.catch(() => null) // why stands in the mutation
    if (imported === null) return
    announce(done)
    onImported(idOf(imported))
  }

  return (
    <div ref={root}>
      {kind === 'phrase' ? (
        <ImportWordsView
          frame={frame}
          isBusy={wallet.isPending}
          error={lineOf(wallet.error, 'MNEMONIC_INVALID', words.doNotFit, texts)}
          onImport={(phrase) => {
            const accounts = ['ethereum', 'solana'] as const
            const asked = wallet.mutateAsync({ phrase, name: words.walletName, accounts })
            void run(asked, words.imported, ({ walletId }) => walletId)
          }}
          onUseKey={() => setKind('key')}
          onBack={onBack}
        />
      ) : (
        <ImportKeyView
          frame={frame}
          isBusy={key.isPending}
          error={lineOf(key.error, 'PRIVATE_KEY_INVALID', words.badKey, texts)}
          onImport={(privateKey, chain) => {
            const asked = key.mutateAsync({ privateKey, name: words.keyName, chain })
            void run(
              asked,
              words.keyImported,
              (one) => one.addresses[0]?.address ?? one.privateKeyId,
            )
          }}
          onUsePhrase={() => setKind('phrase')}
          onBack={onBack}
        />
      )}
    </div>
  )
}

/** What the service said, in words; null while it has said nothing. */
function lineOf(error: unknown, invalid: string, line: string, { words, errorText }: Texts) {
  if (error === null) return null
  if (isLatchkitError(error, 'BUNDLE_REFUSED')) return words.refused
  // to try again would only make one more that waits
  if (isLatchkitError(error, 'ACTIVITY_NEEDS_CONSENSUS')) return errorText(error)
  return isLatchkitError(error, 'HTTP_STATUS') && error.wireCode === invalid ? line : words.failed
}
