import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import { isLatchkitError } from '../../../errors/anyError.ts'
import type { useErrorText } from '../../../react/useErrorText.ts'
import type { AccountTexts } from '../../../react/words.ts'
import { methodName } from '../../words/methodName.ts'

/** What stands between the rows and the tiles: why something did not work out, or that it did. */
export type LinkingNote = {
  readonly tone: 'plain' | 'warning' | 'success'
  readonly text: string
}

/** What to say when adding or removing a way failed; null when the person ended it. */
export function noteForError(
  error: unknown,
  method: LoginMethod,
  words: AccountTexts,
  appName: string,
  errorText: ReturnType<typeof useErrorText>,
): LinkingNote | null {
  const warning = (text: string) => ({ tone: 'warning', text }) as const
  const plain = (text: string) => ({ tone: 'plain', text }) as const
  const { linking } = words
  if (!isLatchkitError(error)) return warning(linking.failed)
  switch (error.code) {
    case 'REQUEST_ABORTED':
      return null
    case 'ACTIVITY_NEEDS_CONSENSUS':
      return plain(errorText(error))
    case 'CREDENTIAL_CONFLICT':
      return warning(takenText(method, words, appName))
    case 'LAST_LOGIN_METHOD':
      return plain(linking.lastOne)
    case 'PASSKEY_EXISTS':
      return plain(linking.passkeyExists)
    case 'PASSKEY_CANCELLED':
      return plain(words.passkey.cancelledText)
    case 'PASSKEY_UNSUPPORTED':
      return warning(words.passkey.unsupportedText)
    case 'OAUTH_POPUP_BLOCKED':
      return warning(linking.windowBlocked)
    case 'OAUTH_POPUP_CLOSED':
      return plain(linking.windowClosed(methodName(method, words)))
    case 'OAUTH_DENIED':
      return plain(linking.denied)
    case 'OAUTH_IN_APP_BROWSER':
      return warning(words.oauth.inAppText(methodName(method, words), null))
    case 'WALLET_REJECTED':
      return plain(linking.declined)
    case 'NETWORK_FAILED':
    case 'REQUEST_TIMED_OUT':
      return warning(linking.notReached)
    default:
      return warning(linking.failed)
  }
}

function takenText(method: LoginMethod, words: AccountTexts, app: string): string {
  switch (method) {
    case 'email':
      return words.linking.takenEmail(app)
    case 'sms':
      return words.linking.takenPhone(app)
    case 'wallet':
      return words.linking.takenWallet(app)
    case 'passkey':
      return words.linking.takenPasskey(app)
    default:
      return words.linking.takenAccount(methodName(method, words), app)
  }
}
