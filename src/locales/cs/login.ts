import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `Přihlášení do aplikace ${app}`,
  subtitle: 'Jste tu poprvé? Takto si založíte účet.',
  email: 'E-mail',
  emailOrPhone: 'E-mail nebo telefonní číslo',
  phone: 'Telefonní číslo',
  emailPlaceholder: 'vy@example.com',
  phoneHint: 'Pošleme kód v SMS. Platí běžné sazby.',
  country: 'Země',
  phoneMode: (country, callingCode) => `Telefonní číslo. Země: ${country}, plus ${callingCode}.`,
  continue: 'Pokračovat',
  sending: 'Posílá se kód',
  emptyEmail: 'Zadejte svůj e-mail.',
  emptyEmailOrPhone: 'Zadejte svůj e-mail nebo telefonní číslo.',
  emptyPhone: 'Zadejte své telefonní číslo.',
  badEmail: 'Zadejte celou e-mailovou adresu, třeba vy@example.com.',
  badPhone: 'Zadejte celé telefonní číslo s předvolbou země.',
  phoneCountryOff: 'Do této země SMS neposíláme. Přihlaste se jinak.',
  phoneNotChecked: 'Toto číslo se nepodařilo ověřit. Zkuste to za chvíli znovu.',
  tooManySends: (minutes) =>
    plural(minutes, {
      one: 'Na tuto adresu odešlo příliš mnoho kódů. Zkuste to znovu za # minutu.',
      few: 'Na tuto adresu odešlo příliš mnoho kódů. Zkuste to znovu za # minuty.',
      many: 'Na tuto adresu odešlo příliš mnoho kódů. Zkuste to znovu za # minuty.',
      other: 'Na tuto adresu odešlo příliš mnoho kódů. Zkuste to znovu za # minut.',
    }),
  tooManyRequests: (minutes) =>
    plural(minutes, {
      one: 'Odtud přišlo příliš mnoho pokusů. Zkuste to znovu za # minutu.',
      few: 'Odtud přišlo příliš mnoho pokusů. Zkuste to znovu za # minuty.',
      many: 'Odtud přišlo příliš mnoho pokusů. Zkuste to znovu za # minuty.',
      other: 'Odtud přišlo příliš mnoho pokusů. Zkuste to znovu za # minut.',
    }),
  deliveryFailed: 'Kód se nepodařilo poslat. Zkuste to za chvíli znovu.',
  loadingMethods: 'Načítají se způsoby přihlášení',
  nothingEnabled: 'Žádný způsob přihlášení zatím není zapnutý.',
  nothingEnabledHere:
    'Žádný způsob přihlášení zatím není zapnutý. Zkontrolujte `methods` v createLatchkit a to, co povoluje služba.',
  legalBefore: 'Pokračováním přijímáte ',
  legalTerms: 'podmínky',
  legalBetween: ' a ',
  legalPrivacy: 'zásady ochrany soukromí',
  legalAfter: '.',
}
