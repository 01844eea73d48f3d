import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `Przechodzimy do ${name}`,
  openingText: 'To potrwa chwilę.',
  waitingTitle: (name) => `Kontynuuj w oknie ${name}`,
  waitingText: 'Dokończ tam logowanie. Ta strona sama przejdzie dalej.',
  opened: (name) => `Otwarto okno ${name}`,
  showWindow: (name) => `Pokaż okno ${name}`,
  cancel: 'Anuluj',
  finishingTitle: 'Logowanie',
  finishingText: 'To potrwa chwilę.',
  blockedTitle: 'Przeglądarka zablokowała okno',
  blockedText: (name) =>
    `Z Twoim kontem wszystko w porządku. Otwórz okno ${name} ręcznie lub kontynuuj w tej karcie.`,
  blockedTextWindowOnly: (name) =>
    `Z Twoim kontem wszystko w porządku. Otwórz okno ${name} ręcznie.`,
  openWindow: (name) => `Otwórz okno ${name}`,
  continueInTab: 'Kontynuuj w tej karcie',
  closedTitle: (name) => `Okno ${name} zostało zamknięte`,
  closedText: (app) =>
    `Logowanie nie zostało dokończone, a aplikacja ${app} niczego nie otrzymała.`,
  deniedTitle: (name) => `Konto ${name} nie zostało udostępnione`,
  deniedText: 'Nie było zgody, by tam kontynuować. Niczego nie udostępniono.',
  mismatchTitle: 'To logowanie nie zaczęło się tutaj',
  mismatchText: 'Dla Twojego bezpieczeństwa zostało zatrzymane. Zacznij ponownie na tej stronie.',
  startAgain: 'Zacznij ponownie',
  otherMethod: 'Użyj innej metody',
  inAppTitle: 'Otwórz tę stronę w przeglądarce',
  inAppText: (name, app) =>
    app === null
      ? `${name} nie pozwala logować się wewnątrz tej aplikacji.`
      : `${name} nie pozwala logować się wewnątrz aplikacji ${app}.`,
  inAppTap: 'Dotknij ··· u góry ekranu.',
  inAppChooseBefore: 'Wybierz ',
  inAppChoose: 'Otwórz w Safari',
  inAppChooseAfter: ' i zaloguj się tam.',
  copyLink: 'Kopiuj link do strony',
  openInBrowser: 'Otwórz w przeglądarce',
  useEmail: 'Użyj e-maila tutaj',
  accountTitle: 'Masz już konto',
  accountAfterContact: (name) =>
    ` loguje się kodem z e-maila. Zrób to raz, a potem dodasz ${name} na swoim koncie.`,
  accountText: (name) =>
    `Tutaj logujesz się w inny sposób. Zrób to raz, a potem dodasz ${name} na swoim koncie.`,
  unprovenTitle: (name) => `Pewne konto podaje Twoje logowanie przez ${name}`,
  unprovenText: (name) =>
    `Nigdy nie udowodniono, że to logowanie należy do Ciebie. Jeśli to Twoje konto, użyj innej metody logowania i ponownie dodaj ${name}.`,
  emailCode: 'Wyślij kod e-mailem',
  otherAccount: (name) => `Użyj innego konta ${name}`,
}
