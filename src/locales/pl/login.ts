import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Zaloguj się do aplikacji ${app}`,
  subtitle: 'Pierwszy raz tutaj? W ten sposób założysz konto.',
  email: 'E-mail',
  emailOrPhone: 'E-mail lub numer telefonu',
  phone: 'Numer telefonu',
  emailPlaceholder: 'ty@example.com',
  phoneHint: 'Wyślemy kod SMS-em. Obowiązują standardowe stawki.',
  country: 'Kraj',
  phoneMode: (country, callingCode) => `Numer telefonu. Kraj: ${country}, plus ${callingCode}.`,
  continue: 'Dalej',
  sending: 'Wysyłanie kodu',
  emptyEmail: 'Podaj swój e-mail.',
  emptyEmailOrPhone: 'Podaj swój e-mail lub numer telefonu.',
  emptyPhone: 'Podaj swój numer telefonu.',
  badEmail: 'Podaj pełny adres e-mail, na przykład ty@example.com.',
  badPhone: 'Podaj pełny numer telefonu z numerem kierunkowym kraju.',
  phoneCountryOff: 'Nie wysyłamy SMS-ów do tego kraju. Zaloguj się w inny sposób.',
  phoneNotChecked: 'Nie udało się sprawdzić tego numeru. Spróbuj ponownie za chwilę.',
  tooManySends: (minutes) =>
    plural(minutes, {
      one: 'Za dużo kodów na ten adres. Spróbuj ponownie za # minutę.',
      few: 'Za dużo kodów na ten adres. Spróbuj ponownie za # minuty.',
      many: 'Za dużo kodów na ten adres. Spróbuj ponownie za # minut.',
      other: 'Za dużo kodów na ten adres. Spróbuj ponownie za # minuty.',
    }),
  tooManyRequests: (minutes) =>
    plural(minutes, {
      one: 'Za dużo prób z tego miejsca. Spróbuj ponownie za # minutę.',
      few: 'Za dużo prób z tego miejsca. Spróbuj ponownie za # minuty.',
      many: 'Za dużo prób z tego miejsca. Spróbuj ponownie za # minut.',
      other: 'Za dużo prób z tego miejsca. Spróbuj ponownie za # minuty.',
    }),
  deliveryFailed: 'Nie udało się wysłać kodu. Spróbuj ponownie za chwilę.',
  loadingMethods: 'Wczytywanie metod logowania',
  nothingEnabled: 'Żadna metoda logowania nie jest jeszcze włączona.',
  nothingEnabledHere:
    'Żadna metoda logowania nie jest jeszcze włączona. Sprawdź `methods` w createLatchkit i to, co włącza usługa.',
  legalBefore: 'Kontynuując, akceptujesz ',
  legalTerms: 'regulamin',
  legalBetween: ' i ',
  legalPrivacy: 'politykę prywatności',
  legalAfter: '.',
}
