import type { CodeWords } from '../../react/words.ts'
import { number, plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: 'Sprawdź pocztę',
  titleLink: 'Tego linku nie można użyć',
  titleSms: 'Sprawdź wiadomości',
  sentDigits: (length) => `Wysłaliśmy ${number(length)}-cyfrowy kod na`,
  sentCharacters: (length) => `Wysłaliśmy ${number(length)}-znakowy kod na`,
  change: 'Zmień',
  fieldDigits: (length) => `Kod ${number(length)}-cyfrowy`,
  fieldCharacters: (length) => `Kod ${number(length)}-znakowy`,
  expiresIn: (time) => `Wygasa za ${time}`,
  newCodeIn: (time) => `Nowy kod za ${time}`,
  sendNewCode: 'Wyślij nowy kod',
  sendNewCodeIn: (time) => `Wyślij nowy kod za ${time}`,
  sendingNewCode: 'Wysyłanie nowego kodu',
  verify: 'Sprawdź kod',
  verifying: 'Sprawdzanie',
  checking: 'Sprawdzanie kodu',
  accepted: 'Kod przyjęty',
  acceptedForTab: 'Kod przyjęty. Sesja potrwa do zamknięcia tej karty.',
  loggedIn: 'Zalogowano',
  incompleteDigits: (length) =>
    plural(length, {
      one: 'Wpisz # cyfrę.',
      few: 'Wpisz wszystkie # cyfry.',
      many: 'Wpisz wszystkie # cyfr.',
      other: 'Wpisz wszystkie # cyfry.',
    }),
  incompleteCharacters: (length) =>
    plural(length, {
      one: 'Wpisz # znak.',
      few: 'Wpisz wszystkie # znaki.',
      many: 'Wpisz wszystkie # znaków.',
      other: 'Wpisz wszystkie # znaku.',
    }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? 'Błędny kod. Spróbuj ponownie.'
      : plural(triesLeft, {
          one: 'Błędny kod. Została # próba.',
          few: 'Błędny kod. Zostały # próby.',
          many: 'Błędny kod. Zostało # prób.',
          other: 'Błędny kod. Zostało # próby.',
        }),
  expired: (minutes) =>
    plural(minutes, {
      one: 'Ten kod wygasł. Kod jest ważny przez # minutę.',
      few: 'Ten kod wygasł. Kod jest ważny przez # minuty.',
      many: 'Ten kod wygasł. Kod jest ważny przez # minut.',
      other: 'Ten kod wygasł. Kod jest ważny przez # minuty.',
    }),
  locked: 'Za dużo prób. Możesz teraz wysłać nowy kod.',
  lockedFor: (time) => `Za dużo prób. Nowy kod będzie dostępny za ${time}.`,
  resent: 'Wysłano nowy kod. Poprzedni już nie działa.',
  linkTo: 'Link z e-maila zaloguje Cię tym adresem:',
  linkWarning: 'Kontynuuj tylko wtedy, gdy ten link jest na Twoją prośbę.',
  linkOver: 'Ten link wygasł albo został już użyty.',
  linkElsewhere: 'Ten link działa tylko w przeglądarce, w której o niego poproszono.',
  addressUnverified:
    'Na pewnym koncie podano ten e-mail lub numer, ale nigdy go tam nie zweryfikowano. Jeśli to Twoje konto, użyj jego innej metody logowania.',
  createAccount: 'Utwórz nowe konto',
  anotherMethod: 'Użyj innej metody',
  anotherWay: 'Spróbuj inaczej',
  openMailApp: 'Otwórz pocztę',
  openNamedMail: (name) => `Otwórz ${name}`,
  devHint: (devCode) => `Usługa lokalna: kod to ${devCode}.`,
  fillIn: 'Wstaw',
}
