import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Inloggen bij ${app}`,
  subtitle: 'Nieuw hier? Zo maak je meteen een account.',
  email: 'E-mailadres',
  emailOrPhone: 'E-mailadres of telefoonnummer',
  phone: 'Telefoonnummer',
  emailPlaceholder: 'jij@example.com',
  phoneHint: 'We sturen een code per sms. Je gewone sms-tarief geldt.',
  country: 'Land',
  phoneMode: (country, callingCode) => `Telefoonnummer. Land: ${country}, plus ${callingCode}.`,
  continue: 'Doorgaan',
  sending: 'Code versturen',
  emptyEmail: 'Vul je e-mailadres in.',
  emptyEmailOrPhone: 'Vul je e-mailadres of telefoonnummer in.',
  emptyPhone: 'Vul je telefoonnummer in.',
  badEmail: 'Vul een volledig e-mailadres in, zoals jij@example.com.',
  badPhone: 'Vul een volledig telefoonnummer met landcode in.',
  phoneCountryOff: 'We sturen geen sms’en naar dit land. Log op een andere manier in.',
  phoneNotChecked: 'We konden dit nummer niet controleren. Probeer het zo opnieuw.',
  tooManySends: (minutes) =>
    plural(minutes, {
      one: 'Te veel codes voor dit adres. Probeer het over # minuut opnieuw.',
      other: 'Te veel codes voor dit adres. Probeer het over # minuten opnieuw.',
    }),
  tooManyRequests: (minutes) =>
    plural(minutes, {
      one: 'Te veel pogingen vanaf hier. Probeer het over # minuut opnieuw.',
      other: 'Te veel pogingen vanaf hier. Probeer het over # minuten opnieuw.',
    }),
  deliveryFailed: 'We konden de code niet versturen. Probeer het zo opnieuw.',
  loadingMethods: 'Inlogmethoden laden',
  nothingEnabled: 'Er staat nog geen inlogmethode aan.',
  nothingEnabledHere:
    'Er staat nog geen inlogmethode aan. Controleer `methods` van createLatchkit en wat de service aanbiedt.',
  legalBefore: 'Door verder te gaan ga je akkoord met de ',
  legalTerms: 'voorwaarden',
  legalBetween: ' en het ',
  legalPrivacy: 'privacybeleid',
  legalAfter: '.',
}
