import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Logga in på ${app}`,
  subtitle: 'Ny här? Då skapas ditt konto samtidigt.',
  email: 'E-post',
  emailOrPhone: 'E-post eller telefonnummer',
  phone: 'Telefonnummer',
  emailPlaceholder: 'du@example.com',
  phoneHint: 'Vi skickar en kod med sms. Din vanliga sms-taxa gäller.',
  country: 'Land',
  phoneMode: (country, callingCode) => `Telefonnummer. Land: ${country}, plus ${callingCode}.`,
  continue: 'Fortsätt',
  sending: 'Skickar kod',
  emptyEmail: 'Ange din e-postadress.',
  emptyEmailOrPhone: 'Ange din e-postadress eller ditt telefonnummer.',
  emptyPhone: 'Ange ditt telefonnummer.',
  badEmail: 'Ange en fullständig e-postadress, som du@example.com.',
  badPhone: 'Ange ett fullständigt telefonnummer med landskod.',
  phoneCountryOff: 'Vi skickar inte sms till det här landet. Logga in på ett annat sätt.',
  phoneNotChecked: 'Vi kunde inte kontrollera numret. Försök igen om en stund.',
  tooManySends: (minutes) =>
    plural(minutes, {
      one: 'För många koder till den här adressen. Försök igen om # minut.',
      other: 'För många koder till den här adressen. Försök igen om # minuter.',
    }),
  tooManyRequests: (minutes) =>
    plural(minutes, {
      one: 'För många försök härifrån. Försök igen om # minut.',
      other: 'För många försök härifrån. Försök igen om # minuter.',
    }),
  deliveryFailed: 'Vi kunde inte skicka koden. Försök igen om en stund.',
  loadingMethods: 'Laddar inloggningssätt',
  nothingEnabled: 'Inget inloggningssätt är påslaget än.',
  nothingEnabledHere:
    'Inget inloggningssätt är påslaget än. Kontrollera `methods` i createLatchkit och vad tjänsten tillåter.',
  legalBefore: 'Genom att fortsätta godkänner du ',
  legalTerms: 'villkoren',
  legalBetween: ' och ',
  legalPrivacy: 'integritetspolicyn',
  legalAfter: '.',
}
