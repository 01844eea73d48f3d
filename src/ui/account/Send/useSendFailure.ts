'use client'

import { isLatchkitError } from '../../../errors/anyError.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { useErrorText } from '../../../react/useErrorText.ts'
import { signFailedKind } from '../../signing/signFailedKind.ts'
import { signFailed } from '../../words/en/signFailed.ts'
import { useSendingWords } from './useSendingWords.ts'

/** What is said of a try that did not go through. */
export type SendFailure = { readonly headline?: string; readonly line: string }

/** Says of a failure what is known of it, in the words of the confirmation: it stands where that was. */
export function useSendFailure(): (error: unknown, wentOut: boolean) => SendFailure {
  const { failed } = useSendingWords()
  const errorText = useErrorText()
  const words = { ...signFailed, ...useUiSettings().words?.signing }
  return (error, wentOut) => {
    if (!wentOut || !isLatchkitError(error)) return { line: failed }
    // it has a name, and may have cost its fee: that has left the wallet
    if (error.code === 'TRANSACTION_FAILED' && error.hash !== null)
      return { line: errorText(error) }
    const kind = signFailedKind(error)
    return kind === 'failed' ? { line: failed } : words[kind]
  }
}
