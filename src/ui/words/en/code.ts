import { mixedWords } from '../../../react/isolatedWords.ts'
import type { CodeWords } from '../../../react/words.ts'
import { minutesText } from '../minutesText.ts'

// "an 8-character code", "a 9-character code"
const article = (length: number) => (length === 8 ? 'an' : 'a')

export const code: CodeWords = mixedWords({
  titleEmail: 'Check your email',
  titleLink: 'This link cannot be used',
  titleSms: 'Check your messages',
  sentDigits: (length) => `We sent ${article(length)} ${length}-digit code to`,
  sentCharacters: (length) => `We sent ${article(length)} ${length}-character code to`,
  change: 'Change',
  fieldDigits: (length) => `${length}-digit code`,
  fieldCharacters: (length) => `${length}-character code`,
  expiresIn: (time) => `Expires in ${time}`,
  newCodeIn: (time) => `New code in ${time}`,
  sendNewCode: 'Send a new code',
  sendNewCodeIn: (time) => `Send a new code in ${time}`,
  sendingNewCode: 'Sending a new code',
  verify: 'Verify code',
  verifying: 'Verifying',
  checking: 'Checking the code',
  accepted: 'Code accepted',
  acceptedForTab: 'Code accepted. Logged in until this tab is closed.',
  loggedIn: 'Logged in',
  incompleteDigits: (length) => `Enter all ${length} digits.`,
  incompleteCharacters: (length) => `Enter all ${length} characters.`,
  wrong: (triesLeft) => {
    if (triesLeft === null) return 'Wrong code. Try again.'
    return triesLeft === 1 ? 'Wrong code. 1 try left.' : `Wrong code. ${triesLeft} tries left.`
  },
  expired: (minutes) => `This code has expired. Codes last ${minutesText(minutes)}.`,
  locked: 'Too many tries. You can send a new code now.',
  lockedFor: (time) => `Too many tries. Wait ${time} for a new code.`,
  resent: 'New code sent. The old one no longer works.',
  linkTo: 'The link from your email logs you in with this address:',
  linkWarning: 'Continue only if you requested this link yourself.',
  linkOver: 'This link has expired or was already used.',
  linkElsewhere: 'This link works only in the browser that requested it.',
  addressUnverified:
    'An account lists this email or number but never verified it. If it is yours, use its other login method.',
  createAccount: 'Create a new account',
  anotherMethod: 'Use another method',
  anotherWay: 'Try another way',
  openMailApp: 'Open mail app',
  openNamedMail: (name) => `Open ${name}`,
  devHint: (devCode) => `Local service: the code is ${devCode}.`,
  fillIn: 'Fill in',
})
