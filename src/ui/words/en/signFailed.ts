import type { SigningWords } from '../../../react/signingWords.ts'

export type SignFailedWords = Pick<
  SigningWords,
  'noAnswer' | 'notAllowed' | 'needsOthers' | 'failed'
>

/** Those of `signing` that load where nothing was signed. */
export const signFailed: SignFailedWords = {
  noAnswer: {
    headline: 'We got no answer',
    line: 'We cannot tell whether it was signed. Look at the activity of your account before you try again.',
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
