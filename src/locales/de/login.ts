import type { LoginWords } from '../../react/words.ts'
import { MINUTES, plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Bei ${app} anmelden`,
  subtitle: 'Neu hier? So erstellen Sie Ihr Konto.',
  email: 'E-Mail',
  emailOrPhone: 'E-Mail oder Telefonnummer',
  phone: 'Telefonnummer',
  emailPlaceholder: 'name@example.com',
  phoneHint: 'Wir senden einen Code per SMS. Es gelten die üblichen Gebühren.',
  country: 'Land',
  phoneMode: (country, callingCode) => `Telefonnummer. Land ${country}, plus ${callingCode}.`,
  continue: 'Weiter',
  sending: 'Code wird gesendet',
  emptyEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emptyEmailOrPhone: 'Geben Sie Ihre E-Mail-Adresse oder Telefonnummer ein.',
  emptyPhone: 'Geben Sie Ihre Telefonnummer ein.',
  badEmail: 'Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.com.',
  badPhone: 'Geben Sie eine vollständige Telefonnummer mit Ländervorwahl ein.',
  phoneCountryOff: 'In dieses Land senden wir keine SMS. Melden Sie sich auf einem anderen Weg an.',
  phoneNotChecked: 'Wir konnten diese Nummer nicht prüfen. Versuchen Sie es gleich noch einmal.',
  tooManySends: (minutes) =>
    `Zu viele Codes für diese Adresse. Versuchen Sie es in ${plural(minutes, MINUTES)} erneut.`,
  tooManyRequests: (minutes) =>
    `Zu viele Versuche von hier aus. Versuchen Sie es in ${plural(minutes, MINUTES)} erneut.`,
  deliveryFailed: 'Wir konnten den Code nicht senden. Versuchen Sie es gleich noch einmal.',
  loadingMethods: 'Anmeldemethoden werden geladen',
  nothingEnabled: 'Noch ist keine Anmeldemethode eingeschaltet.',
  nothingEnabledHere:
    'Noch ist keine Anmeldemethode eingeschaltet. Prüfen Sie `methods` von createLatchkit und was der Dienst zulässt.',
  legalBefore: 'Wenn Sie fortfahren, akzeptieren Sie die ',
  legalTerms: 'Nutzungsbedingungen',
  legalBetween: ' und die ',
  legalPrivacy: 'Datenschutzerklärung',
  legalAfter: '.',
}
