import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import type { LoginTexts } from '../../../react/words.ts'
import {
  type ErrorCircumstances,
  type ErrorWords,
  type TextRun,
  wordsForError,
} from '../../words/wordsForError.ts'

/** A way on after a login by passkey has failed. */
export type PasskeyAction =
  | 'tryAgain'
  | 'emailCode'
  | 'smsCode'
  | 'usePhone'
  | 'newAccount'
  | 'allMethods'

/** What the screen says about a failed login by passkey, and the ways on; the first is the primary one. */
export type PasskeyFailure = Pick<ErrorWords, 'icon' | 'tone' | 'title' | 'text'> & {
  readonly actions: readonly PasskeyAction[]
}

type Facts = ErrorCircumstances & {
  /** The login methods that are on. */
  readonly methods: readonly LoginMethod[]
}

/** Finds text and ways on for an error. A way that is not on is left out; one back to all methods is never missing. */
export function passkeyFailure(
  error: AnyLatchkitError,
  words: LoginTexts,
  facts: Facts,
): PasskeyFailure {
  const { passkey } = words
  const code = codeActions(facts.methods)
  switch (error.code) {
    case 'PASSKEY_CANCELLED':
      return {
        icon: 'passkey',
        tone: 'plain',
        title: passkey.cancelledTitle,
        text: plain(passkey.cancelledText),
        actions: ['tryAgain', ...orBack(code)],
      }
    case 'PASSKEY_NONE_FOUND':
      return {
        icon: 'search',
        tone: 'warning',
        title: passkey.noneTitle,
        text: plain(passkey.noneText),
        actions: [...orBack(code), ...(error.canUsePhone ? PHONE : []), 'newAccount'],
      }
    case 'PASSKEY_UNSUPPORTED':
      return {
        icon: 'lock',
        tone: 'plain',
        title: passkey.unsupportedTitle,
        text: plain(passkey.unsupportedText),
        actions: [...code, 'allMethods'],
      }
    case 'PASSKEY_DOMAIN_INVALID':
      return {
        icon: 'shield-x',
        tone: 'plain',
        title: passkey.domainTitle,
        text: [
          ...plain(passkey.domainBefore),
          { text: error.rpId, as: 'strong' },
          ...plain(passkey.domainAfter),
        ],
        actions: [...code, 'allMethods'],
      }
    default: {
      const { icon, tone, title, text } = wordsForError(error.code, words, facts)
      return { icon, tone, title, text, actions: ['tryAgain', 'allMethods'] }
    }
  }
}

const PHONE: readonly PasskeyAction[] = ['usePhone']

function codeActions(methods: readonly LoginMethod[]): readonly PasskeyAction[] {
  if (methods.includes('email')) return ['emailCode']
  return methods.includes('sms') ? ['smsCode'] : []
}

function orBack(actions: readonly PasskeyAction[]): readonly PasskeyAction[] {
  return actions.length > 0 ? actions : ['allMethods']
}

function plain(text: string): readonly TextRun[] {
  return [{ text, as: 'plain' }]
}
