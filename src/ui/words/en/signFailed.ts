import type { SigningWords } from '../../../react/signingWords.ts'

export type SignFailedWords = Pick<
  SigningWords,
  | 'noAnswer'
  | 'unknownSend'
  | 'unknownSubmit'
  | 'earlierSend'
  | 'notAllowed'
  | 'needsOthers'
  | 'failed'
>

/** Those of `signing` that load where nothing was signed. */
export const signFailed: SignFailedWords = {
  noAnswer: {
    headline: 'We got no answer',
    line: 'We cannot tell whether it was signed. Look at the activity of your account before you try again.',
  },
  unknownSend: {
    headline: 'We do not know yet whether it was sent',
    line: 'The transaction may still go through. We keep checking. Do not send it again until you know.',
  },
  unknownSubmit: {
    headline: 'We do not know yet whether it was sent',
    line: 'The transaction may still go through. If you send the same again, it is paid only once.',
  },
  earlierSend: {
    headline: 'An earlier transaction is still open',
    line: 'We do not know yet whether it went through. We keep checking. Nothing new was sent.',
  },
  notAllowed: {
    headline: 'This is not allowed',
    line: 'A rule of your account forbids it. Nothing was signed.',
  },
  needsOthers: {
    headline: 'Others must agree first',
    line: 'Nothing is signed until enough of them have.',
  },
  failed: {
    headline: 'We could not sign this',
    line: 'Nothing was signed. Try again in a moment.',
  },
}
