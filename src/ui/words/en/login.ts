import type { LoginWords } from '../../../react/words.ts'
import { minutesText } from '../minutesText.ts'

export const login: LoginWords = {
  title: (app) => `Log in to ${app}`,
  subtitle: 'New here? This creates your account.',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  continue: 'Continue',
  sending: 'Sending code',
  emptyEmail: 'Enter your email.',
  badEmail: 'Enter a full email address, like you@example.com.',
  tooManySends: (minutes) =>
    `Too many codes for this address. Try again in ${minutesText(minutes)}.`,
  tooManyRequests: (minutes) => `Too many tries from here. Try again in ${minutesText(minutes)}.`,
  deliveryFailed: 'We could not send the code. Try again in a moment.',
  loadingMethods: 'Loading login methods',
  nothingEnabled: 'No login method is on yet.',
  nothingEnabledHere:
    'No login method is on yet. Check `methods` of createLatchkit, and what the service enables.',
  legalBefore: 'By continuing you agree to the ',
  legalTerms: 'Terms',
  legalBetween: ' and ',
  legalPrivacy: 'Privacy policy',
  legalAfter: '.',
}
