import { mixedWords } from '../../../react/isolatedWords.ts'
import type { LoginWords } from '../../../react/words.ts'
import { minutesText } from '../minutesText.ts'

export const login: LoginWords = mixedWords({
  title: (app) => `Log in to ${app}`,
  subtitle: 'New here? This creates your account.',
  email: 'Email',
  emailOrPhone: 'Email or phone number',
  phone: 'Phone number',
  emailPlaceholder: 'you@example.com',
  phoneHint: 'We send a code by text message. Standard rates apply.',
  country: 'Country',
  phoneMode: (country, callingCode) => `Phone number. Country ${country}, plus ${callingCode}.`,
  continue: 'Continue',
  sending: 'Sending code',
  emptyEmail: 'Enter your email.',
  emptyEmailOrPhone: 'Enter your email or phone number.',
  emptyPhone: 'Enter your phone number.',
  badEmail: 'Enter a full email address, like you@example.com.',
  badPhone: 'Enter a full phone number with country code.',
  phoneCountryOff: 'We do not send text messages to this country. Log in another way.',
  phoneNotChecked: 'We could not check this number. Try again in a moment.',
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
})
