import type { LatchkitErrorCode } from '../../../errors/anyError.ts'
import type { LoginTexts } from '../../../react/words.ts'
import { type ErrorCircumstances, wordsForError } from '../../words/wordsForError.ts'

/** What the screen says when the wallet did not log the person in. */
export type WalletFailure = {
  readonly title: string
  readonly text: string
  /** True where trying again cannot help. */
  readonly isFinal: boolean
}

/** Finds title and text for an error; one that is not about wallets says what it says everywhere. */
export function walletFailure(
  code: LatchkitErrorCode,
  wallet: string,
  words: LoginTexts,
  facts: ErrorCircumstances,
): WalletFailure {
  const { wallets } = words
  switch (code) {
    case 'WALLET_REJECTED':
      return { title: wallets.rejectedTitle(wallet), text: wallets.rejectedText, isFinal: false }
    case 'WALLET_LOCKED':
      return {
        title: wallets.lockedTitle(wallet),
        text: wallets.lockedText(wallet),
        isFinal: false,
      }
    case 'WALLET_WRONG_NETWORK':
      return { title: wallets.networkTitle(wallet), text: wallets.networkText, isFinal: false }
    case 'WALLET_VANISHED':
      return { title: wallets.vanishedTitle(wallet), text: wallets.vanishedText, isFinal: false }
    case 'WALLET_FAILED':
      return { title: wallets.failedTitle(wallet), text: wallets.failedText, isFinal: false }
    case 'CREDENTIAL_CONFLICT':
      return {
        title: wallets.conflictTitle,
        text: wallets.conflictText(facts.appName),
        isFinal: true,
      }
    default: {
      const { title, text } = wordsForError(code, words, facts)
      const isFinal = code === 'METHOD_DISABLED'
      return { title, text: text.map((run) => run.text).join(''), isFinal }
    }
  }
}
